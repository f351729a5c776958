import { contractPage } from '../../pages.ts';
import { element } from './dom/element.ts';
import { root } from './dom/load-script.ts';
import { tryItForm } from './try-it/form.ts';
import { loadTried } from './try-it/load.ts';

// `<div data-try-it="report" data-operation="createRohdatenReport"></div>` becomes the form; the operation may be left out.
for (const place of document.querySelectorAll<HTMLElement>('[data-try-it]')) {
  const { tryIt: id = '', operation } = place.dataset;
  loadTried(id).then(
    (tried) => place.replaceChildren(tryItForm(tried, `${root}${contractPage(id)}`, operation)),
    (error: unknown) => place.replaceChildren(element('p', { class: 'bad' }, String(error))),
  );
}
