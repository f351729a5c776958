import { INDEX_PAGE, NOT_FOUND_PAGE } from '../../../conformance/servers/site.ts';
import type { Page } from './page.ts';

/**
 * The page for unknown addresses. It may be served at any depth below any path, so its script locates the root of the site: the parent of
 * the last folder in the address that is at the top of the site, or the address itself; then it goes up until it finds the style there.
 *
 * @param files - every page and file of the site
 */
export function notFoundPage(files: readonly Pick<Page, 'path'>[]): Page {
  const folders = [...new Set(files.flatMap(({ path }) => path.split('/').slice(0, -1)[0] ?? []))];
  return {
    path: NOT_FOUND_PAGE,
    title: 'Not found',
    summary: 'There is no such page.',
    section: 'project',
    unlisted: true,
    markdown: `[To the start page](/${INDEX_PAGE})`,
    begin: `const steps = location.pathname.split('/');
const last = steps.findLastIndex((step) => ${JSON.stringify(folders)}.includes(step));
const base = document.createElement('base');
base.href = [...steps.slice(0, last > 0 ? last : -1), '${NOT_FOUND_PAGE}'].join('/');
document.head.append(base);
addEventListener('error', ({ target }) => {
  const up = new URL('../${NOT_FOUND_PAGE}', base.href).href;
  if (target.localName !== 'link' || up === base.href) return;
  base.href = up;
  target.replaceWith(target.cloneNode());
}, true);`,
  };
}
