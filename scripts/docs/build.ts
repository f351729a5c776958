import { dayAt, systemClock, type Clock } from '../../conformance/clock.ts';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { copiesOf, type Contract } from './contracts.ts';
import { notFoundPage } from './not-found-page.ts';
import { NOT_FOUND_PAGE } from '../../conformance/servers/site.ts';
import { contractPage, schemaPage } from './pages.ts';
import { renderContracts, type BuiltPage } from './redoc.ts';
import { buildPages } from './site/build.ts';
import type { SiteFile } from './site/page.ts';
import { loadSources } from './site/sources.ts';

export interface BuildOptions {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of the folder to build into; need not exist. */
  site: string;
  /** Interfaces whose pages of Redocly are built; all unless given. */
  interfaces?: readonly string[];
  onPage?: (page: BuiltPage) => void;
  /** Tells the day by which the pages say what ends and what has ended; the time of the machine by default. */
  clock?: Clock;
}

/** What was built. */
export interface BuiltSite {
  /** How many pages there are besides those of Redocly. */
  pages: number;
  /** Every page of Redocly that belongs to the site, in the order of their completion. */
  rendered: BuiltPage[];
}

/**
 * Builds the site: its pages, one page of Redocly for each contract and each SDL, and the contracts themselves. Pages of Redocly
 * whose source did not change since the last build stay as they are, and what no longer belongs to the site goes.
 *
 * @throws BuildError when a page cannot be made, Error when the contracts cannot be read
 */
export async function buildSite({
  root,
  site,
  interfaces,
  onPage,
  clock = systemClock,
}: BuildOptions): Promise<BuiltSite> {
  const sources = await loadSources(root, dayAt(clock.now()));
  const files = [...(await buildPages(sources)), { path: NOT_FOUND_PAGE, content: notFoundPage() }];
  await Promise.all(files.map((file) => writeChanged(site, file)));
  const copied = await copyContracts(site, sources.contracts);
  const wanted = sources.contracts.filter(({ id }) => interfaces?.includes(id) ?? true);
  const redoc = wanted.flatMap(({ id, schemaFile }) => [contractPage(id), ...(schemaFile ? [schemaPage(id)] : [])]);
  await removeVanished(site, new Set([...files.map(({ path }) => path), ...copied, ...redoc]));
  const rendered = await renderContracts(site, wanted, onPage ?? (() => undefined));
  return { pages: files.filter(({ path }) => path.endsWith('.html')).length, rendered };
}

/** Leaves a file alone that is as it should be, so that a server or a backup sees only what changed. */
async function writeChanged(site: string, { path, content }: SiteFile): Promise<void> {
  const file = join(site, path);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return;
  await mkdir(dirname(file), { recursive: true });
  const fresh = join(dirname(file), `.${basename(file)}.new`);
  await writeFile(fresh, content);
  await rename(fresh, file);
}

async function copyContracts(site: string, contracts: readonly Contract[]): Promise<string[]> {
  const copies = contracts.flatMap(copiesOf);
  for (const { from, to } of copies) {
    await mkdir(dirname(join(site, to)), { recursive: true });
    await copyFile(from, join(site, to));
  }
  return copies.map(({ to }) => to);
}

/** Takes away every file that is not of the site, and the folders that this empties; hidden files are notes of the build. */
async function removeVanished(site: string, known: ReadonlySet<string>, folder = ''): Promise<void> {
  for (const entry of await readdir(join(site, folder), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) {
      if (!known.has(path)) await rm(join(site, path));
    } else if (Array.from(known).some((one) => one.startsWith(`${path}/`))) {
      await removeVanished(site, known, path);
    } else {
      await rm(join(site, path), { recursive: true });
    }
  }
}
