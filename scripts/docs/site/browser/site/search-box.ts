import { loadScript, root } from '../dom/load-script.ts';
import type { Found } from '../search.ts';

/** Brings the search box to life: the index is loaded when it is used first. */
export function offerSearch(): void {
  const box = document.querySelector<HTMLElement>('.search');
  const input = box?.querySelector('input');
  const results = box?.querySelector<HTMLElement>('.results');
  const status = box?.querySelector('[role="status"]');
  if (!box || !input || !results || !status) return;
  input.hidden = false;

  const show = (): void => {
    const query = input.value.trim();
    if (query === '') return close();
    void load().then(() => {
      // Meanwhile the reader may have typed on.
      if (input.value.trim() !== query) return;
      const found = globalThis.siteSearch(query);
      results.replaceChildren(found.length > 0 ? listOf(found) : nothingFor(query));
      results.hidden = false;
      status.textContent = found.length === 1 ? '1 result' : `${String(found.length)} results`;
    });
  };
  const close = (): void => {
    results.hidden = true;
    status.textContent = '';
  };

  input.addEventListener('focus', () => void load());
  input.addEventListener('input', show);
  box.addEventListener('keydown', (event) => move(event, input, results, close));
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** Arrows go through the results, Enter takes the first, Escape closes them. */
function move(event: KeyboardEvent, input: HTMLInputElement, results: HTMLElement, close: () => void): void {
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
}

function listOf(found: readonly Found[]): HTMLElement {
  const list = document.createElement('ol');
  list.append(
    ...found.map(({ path, title, page, section, excerpt }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = root + path;
      link.append(
        textIn('strong', title),
        textIn('span', page === '' ? section : `${section} › ${page}`),
        textIn('small', excerpt),
      );
      item.append(link);
      return item;
    }),
  );
  return list;
}

function nothingFor(query: string): HTMLElement {
  const text = textIn('p', `Nothing found for «${query}». `);
  const link = document.createElement('a');
  link.href = `${root}site-map.html`;
  link.textContent = 'All pages';
  text.append(link);
  return text;
}

function textIn(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

let loading: Promise<void> | undefined;

function load(): Promise<void> {
  loading ??= loadScript('search-index.js').then(() => loadScript('search.js'));
  return loading;
}
