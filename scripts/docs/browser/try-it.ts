import { contractPage } from '../site/addresses.ts';
import { element } from './dom/element.ts';
import { loadScript, root } from './dom/load-script.ts';
import { tryItForm } from './try-it/form.ts';

// `<div data-try-it="report" data-operation="createRohdatenReport"></div>` becomes the form; the operation may be left out. With
// `data-graphql` query and variables are written apart.
for (const place of document.querySelectorAll<HTMLElement>('[data-try-it]')) {
  const { tryIt: id = '', operation: first, graphql } = place.dataset;
  const show = (): void => {
    const tried = globalThis.siteTried?.[id];
    if (tried === undefined) throw new Error(`There is nothing to try out for «${id}».`);
    const options = { contract: `${root}${contractPage(id)}`, first, isGraphql: graphql !== undefined };
    place.replaceChildren(tryItForm(tried, options));
  };
  loadScript(`try-it/${id}.js`)
    .then(show)
    .catch((error: unknown) => place.replaceChildren(element('p', { class: 'bad' }, String(error))));
}
