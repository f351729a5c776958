import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operationsOf } from '../../../conformance/contracts/operations.ts';
import { contractPage } from './addresses.ts';
import { renderPages } from './layout.ts';
import { BuildError, linkPages } from './links.ts';
import { markdownFiles } from './markdown-files.ts';
import { withSiteLinks } from './markdown-links.ts';
import type { Page, SiteFile, SiteSources } from './page.ts';
import { searchIndex } from './search-index.ts';
import { siteMap } from './site-map.ts';
import { FILE_SOURCES, PAGE_SOURCES } from './sources.ts';

/**
 * Makes all pages and files of the site.
 *
 * @returns files by path inside the site, with their links checked and relative
 * @throws BuildError when a link leads nowhere or two pages have one path
 */
export async function buildPages(sources: SiteSources): Promise<SiteFile[]> {
  const [made, ...others] = await Promise.all([
    pagesOf(sources),
    ...FILE_SOURCES.map(async (source) => source(sources)),
  ]);
  const { version } = JSON.parse(await readFile(join(sources.root, 'package.json'), 'utf8')) as { version: string };
  const pages = withSiteLinks(made, others.flat());
  const rendered = renderPages(pages, version);
  const index = searchIndex(pages, rendered, sources.contracts);
  const files = [...others.flat(), index, ...markdownFiles(pages, sources.contracts)];
  const noAnchors = files.map(({ path }) => [path, new Set<string>()] as const);
  const anchors = sources.contracts.map((contract) => [contractPage(contract.id), anchorsOf(contract)] as const);
  const linked = linkPages(rendered, new Map([...noAnchors, ...anchors]));
  return [...Array.from(linked, ([path, content]) => ({ path, content })), ...files];
}

/**
 * Every page of the site, the site map among them.
 *
 * @throws BuildError when two pages have one path
 */
export async function pagesOf(sources: SiteSources): Promise<Page[]> {
  const pages = (await Promise.all(PAGE_SOURCES.map(async (source) => source(sources)))).flat();
  const paths = pages.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw new BuildError(`Two pages have the path ${twice}: see scripts/docs/site/sources.ts.`);
  return [...pages, siteMap(pages)];
}

/** The anchors of a page of Redoc that others may link: its operations. */
function anchorsOf({ document }: SiteSources['contracts'][number]): Set<string> {
  return new Set(operationsOf(document).map(({ object }) => `operation/${object.operationId ?? ''}`));
}
