import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { notFoundPage } from './not-found-page.ts';
import type { Page } from './page.ts';

const FOLDERS = ['rules', 'interfaces'];

const { content } = notFoundPage(FOLDERS.map((folder) => ({ path: `${folder}/index.html` }) as Page));
const script = /<script>([^]*)<\/script>/.exec(String(content))?.[1] ?? '';

function linkAt(pathname: string): string {
  const link = { href: '' };
  runInNewContext(script, { location: { pathname }, document: { querySelector: () => link } });
  return link.href;
}

it.each([
  ['/rules/gone.html', '/index.html'],
  ['/some/where/interfaces/deeper/gone.html', '/some/where/index.html'],
  ['/gone.html', '/index.html'],
])('leads from %s to the start page', (address, start) => {
  expect(linkAt(address)).toBe(start);
});

it('leads upwards, folder by folder, where the address has no folder of the site', () => {
  expect(linkAt('/some/where/gone.html')).toBe('/some/where/index.html');
  expect(linkAt('/some/where/index.html')).toBe('/some/index.html');
  expect(linkAt('/some/index.html')).toBe('/index.html');
});
