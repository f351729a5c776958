import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dayAt, systemClock, type Clock } from '../../conformance/clock.ts';
import { buildPages } from './site/build.ts';
import type { SiteFile } from './site/page.ts';
import { loadSources } from './site/sources.ts';

export interface BuildOptions {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of the folder to build into; need not exist. */
  site: string;
  /** Tells the day by which the pages say what ends and what has ended; the time of the machine by default. */
  clock?: Clock;
}

/**
 * Builds the site: its pages, one page of Redoc for each contract and each SDL, and the contracts themselves. What did not change
 * since the last build stays as it is, and what no longer belongs to the site goes.
 *
 * @returns how many pages there are
 * @throws BuildError when a page cannot be made, Error when the contracts cannot be read
 */
export async function buildSite({ root, site, clock = systemClock }: BuildOptions): Promise<number> {
  const files = await buildPages(await loadSources(root, dayAt(clock.now())));
  await Promise.all(files.map((file) => writeChanged(site, file)));
  const known = new Set(files.map(({ path }) => join(site, path)));
  for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !known.has(path)) await rm(path);
  }
  return files.filter(({ path }) => path.endsWith('.html')).length;
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
