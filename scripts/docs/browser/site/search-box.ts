import { element, loadScript, root } from './elements.ts';
import type { Found } from '../search.ts';

let loading: Promise<void> | undefined;

/** Activates the search box; the index is loaded on first use. */
export function offerSearch(): void {
  const box = document.querySelector<HTMLElement>('.search');
  const input = box?.querySelector('input');
  const results = box?.querySelector<HTMLElement>('.results');
  const status = box?.querySelector('[role="status"]');
  if (!box || !input || !results || !status) return;
  input.hidden = false;

  const load = (): Promise<void> =>
    (loading ??= loadScript('search-index.js')
      .then(() => loadScript('search.js'))
      .catch(() => {
        loading = undefined;
      }));
  const close = (): void => {
    results.hidden = true;
    status.textContent = '';
  };
  const show = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === '') return close();
    await load();
    // The input may have changed meanwhile.
    if (input.value.trim() !== query) return;
    if (loading === undefined) {
      results.replaceChildren(element('p', {}, 'The search index cannot be loaded. Type again to repeat the search.'));
      results.hidden = false;
      return;
    }
    const found = globalThis.siteSearch(query);
    const all = element('a', { href: `${root}site-map.html` }, 'All pages');
    results.replaceChildren(found.length > 0 ? listOf(found) : element('p', {}, `Nothing found for «${query}». `, all));
    results.hidden = false;
    status.textContent = found.length === 1 ? '1 result' : `${String(found.length)} results`;
  };

  input.addEventListener('focus', () => void load());
  input.addEventListener('input', () => void show());
  // Arrows move through the results, Enter opens the first, Escape closes the list.
  box.addEventListener('keydown', (event) => {
    const links = Array.from(results.querySelectorAll('a'));
    const stops: HTMLElement[] = [input, ...links];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'Escape') {
      close();
      input.focus();
    } else if (event.key === 'Enter' && at === 0) {
      links[0]?.click();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

function listOf(found: readonly Found[]): HTMLElement {
  const items = found.map(({ path, title, page, section, excerpt }) => {
    const place = page === '' ? section : `${section} › ${page}`;
    const words = [element('strong', {}, title), element('span', {}, place), element('small', {}, excerpt)];
    return element('li', {}, element('a', { href: root + path }, ...words));
  });
  return element('ol', {}, ...items);
}
