import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { buildSite } from '../build.ts';
import { readContracts, type Contract } from '../contracts.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Kept between runs, since rendering all contracts anew takes most of the time. */
const FOLDER = join(ROOT, 'node_modules/.cache/docs-site');

/** The whole site, built. */
export interface BuiltSite {
  /** Absolute path. */
  folder: string;
  contracts: readonly Contract[];
  /** Every file by its path inside the site; the content of pages, nothing for the others. */
  files: ReadonlyMap<string, string | undefined>;
  /** Paths of the pages of our own, sorted. */
  pages: readonly string[];
  /** Paths of the pages that Redocly made, sorted. */
  redocPages: readonly string[];
}

/** Builds the whole site; what did not change since the last run of the tests is taken from there. */
export async function buildWholeSite(): Promise<Pick<BuiltSite, 'folder' | 'redocPages'>> {
  const { rendered } = await buildSite({ root: ROOT, site: FOLDER });
  return { folder: FOLDER, redocPages: rendered.map(({ page }) => page).sort() };
}

/** Reads what was built. */
export async function readBuiltSite({
  folder,
  redocPages,
}: Pick<BuiltSite, 'folder' | 'redocPages'>): Promise<BuiltSite> {
  const contracts = await readContracts(join(ROOT, 'generated'));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
  const contents = paths.map(async (path): Promise<[string, string | undefined]> => [
    path,
    path.endsWith('.html') ? await readFile(join(folder, path), 'utf8') : undefined,
  ]);
  return {
    folder,
    contracts,
    files: new Map(await Promise.all(contents)),
    pages: paths.filter((path) => path.endsWith('.html') && !redocPages.includes(path)),
    redocPages,
  };
}
