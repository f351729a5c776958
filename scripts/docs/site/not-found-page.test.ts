import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { notFoundPage } from './not-found-page.ts';

const FOLDERS = ['rules', 'interfaces'];

const { begin = '' } = notFoundPage(FOLDERS.map((folder) => ({ path: `${folder}/index.html` })));

/** The base address that the page sets when served at an address. */
function baseAt(pathname: string): string {
  const base = { href: '' };
  const document = { createElement: () => base, head: { append: () => undefined } };
  runInNewContext(begin, { location: { pathname }, document, addEventListener: () => undefined });
  return base.href;
}

it.each([
  ['/rules/gone.html', '/404.html'],
  ['/some/where/interfaces/deeper/gone.html', '/some/where/404.html'],
  ['/rules/interfaces/gone.html', '/rules/404.html'],
  ['/gone.html', '/404.html'],
  ['/some/where/gone.html', '/some/where/404.html'],
])('for %s sets the base to the probable root of the site', (address, start) => {
  expect(baseAt(address)).toBe(start);
});
