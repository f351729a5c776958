import { INDEX_PAGE, NOT_FOUND_PAGE } from '../../../conformance/servers/site.ts';
import type { Page } from './page.ts';

/**
 * The page for unknown addresses. It may be served at any depth below any path, so its script locates the root of the site: the parent of
 * the last folder in the address that is at the top of the site. Without such a folder, its link goes up one level each time it is followed.
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
const above = last > 0 ? last : steps.at(-1) === '${INDEX_PAGE}' ? -2 : -1;
const base = document.createElement('base');
base.href = [...steps.slice(0, above), '${NOT_FOUND_PAGE}'].join('/');
document.head.append(base);`,
  };
}
