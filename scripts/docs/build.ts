import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dayAt, systemClock, type Clock } from '../../conformance/clock.ts';
import { operationsOf } from '../../conformance/contracts/operations.ts';
import { contractPage } from './site/addresses.ts';
import { renderPages } from './site/layout.ts';
import { linkPages, withSiteLinks } from './site/links.ts';
import { folderPages, markdownFiles, siteMap } from './site/markdown-files.ts';
import { notFoundPage } from './site/not-found-page.ts';
import type { Page, SiteFile, SiteSources } from './site/page.ts';
import { searchIndex } from './site/search-index.ts';
import { loadSources, SOURCES } from './site/sources.ts';

/**
 * Builds the site: its pages, a Redoc page for each contract and each SDL, and the contracts themselves.
 *
 * @param root absolute path of the repository
 * @param site absolute path of the folder to build into; need not exist
 * @param clock gives the date of the build; the text of a page must hold on any later day too
 * @returns number of pages
 * @throws Error if a page cannot be made, or the contracts cannot be read
 */
export async function buildSite(root: string, site: string, clock: Clock = systemClock): Promise<number> {
  const files = await buildPages(await loadSources(root, dayAt(clock.now())));
  await writeSite(site, files);
  return files.filter(({ path }) => path.endsWith('.html')).length;
}

/** Writes all files of a site. Unchanged files are left alone; files that no longer belong to the site are deleted. */
export async function writeSite(site: string, files: readonly SiteFile[]): Promise<void> {
  await Promise.all(files.map((file) => writeChanged(site, file)));
  const known = new Set(files.map(({ path }) => join(site, path)));
  for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !known.has(path)) await rm(path);
  }
}

/** Leaves an unchanged file alone, so that a server or a backup sees only changes. */
async function writeChanged(site: string, { path, content }: SiteFile): Promise<void> {
  const file = join(site, path);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return;
  await mkdir(dirname(file), { recursive: true });
  const fresh = join(dirname(file), `.${basename(file)}.new`);
  await writeFile(fresh, content);
  await rename(fresh, file);
}

/** All pages and files of the site, with links checked and made relative. */
async function buildPages(sources: SiteSources): Promise<SiteFile[]> {
  const { root, contracts } = sources;
  const made = (await Promise.all(SOURCES.map(async (source) => source(sources)))).flat();
  const others = made.filter((one) => 'content' in one);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const pages = withSiteLinks(complete(made.filter((one) => 'markdown' in one)), others);
  const all = [...pages, notFoundPage([...pages, ...others])];
  const rendered = renderPages(all, version);
  const index = searchIndex(pages, rendered, contracts);
  const files = [...others, index, ...markdownFiles(all, contracts)];
  const noAnchors = files.map(({ path }) => [path, new Set<string>()] as const);
  // Other pages may link to the operations of a Redoc page.
  const anchors = contracts.map(({ id, document }) => {
    const operations = operationsOf(document).map(({ object }) => `operation/${object.operationId ?? ''}`);
    return [contractPage(id), new Set(operations)] as const;
  });
  const linked = linkPages(rendered, new Map([...noAnchors, ...anchors]));
  return [...Array.from(linked, ([path, content]) => ({ path, content })), ...files];
}

/** The pages, checked for duplicate paths, plus folder pages and the site map. */
function complete(pages: readonly Page[]): Page[] {
  const paths = pages.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw new Error(`Two pages have the path ${twice}: see scripts/docs/site/sources.ts.`);
  const all = [...pages, ...folderPages(pages)];
  return [...all, siteMap(all)];
}
