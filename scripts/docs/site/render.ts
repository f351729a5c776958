import { layout } from './layout.ts';
import { markdownRenderer } from './markdown.ts';
import type { Page, SiteFile } from './page.ts';

/** Where the files of the repository that the site shows stand in it. */
export function pathsOfFiles(pages: readonly Page[], files: readonly SiteFile[]): Map<string, string> {
  return new Map([...pages, ...files].flatMap(({ file, path }) => (file === undefined ? [] : [[file, path] as const])));
}

/**
 * Renders pages: Markdown to HTML, inside the one layout. Links are from the root of the site.
 *
 * @param version shown at the foot of each page
 * @param files what the site has besides pages, for links to them
 * @returns HTML by path inside the site
 */
export function renderPages(
  pages: readonly Page[],
  version: string,
  files: readonly SiteFile[] = [],
): Map<string, string> {
  const render = markdownRenderer(pathsOfFiles(pages, files));
  const surroundings = { version, pages: new Map(pages.map((page) => [page.path, page])) };
  return new Map(pages.map((page) => [page.path, layout(page, render(page), surroundings)]));
}
