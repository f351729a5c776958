import { element } from './dom/element.ts';
import { explorer } from './try-it/explorer.ts';
import { loadTried } from './try-it/load.ts';

// `<div data-graphql="consumer-loan-offers"></div>` becomes the explorer.
for (const place of document.querySelectorAll<HTMLElement>('[data-graphql]')) {
  loadTried(place.dataset['graphql'] ?? '').then(
    (tried) => place.replaceChildren(explorer(tried)),
    (error: unknown) => place.replaceChildren(element('p', { class: 'bad' }, String(error))),
  );
}
