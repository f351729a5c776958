import { element } from './dom/element.ts';
import { loadScript } from './dom/load-script.ts';
import { bringToLife } from './try-it/form.ts';

declare global {
  /** The forms of the loaded interfaces as HTML, by id; `assets/try-it/<id>.js` brings it. */
  var siteTried: Record<string, string> | undefined;
}

// `<div data-try-it="report" data-operation="createRohdatenReport"></div>` becomes the form; the operation may be left out.
for (const place of document.querySelectorAll<HTMLElement>('[data-try-it]')) {
  const { tryIt: id = '', operation } = place.dataset;
  const show = (): void => {
    place.innerHTML = globalThis.siteTried?.[id] ?? '';
    bringToLife(place, operation);
  };
  loadScript(`try-it/${id}.js`)
    .then(show)
    .catch((error: unknown) => place.replaceChildren(element('p', { className: 'bad' }, String(error))));
}
