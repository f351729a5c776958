import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { readContracts, type Contract } from '../contracts.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The built site. */
export interface BuiltSite {
  /** Absolute path. */
  folder: string;
  contracts: readonly Contract[];
  /** Every file by its path inside the site; with content for pages only. */
  files: ReadonlyMap<string, string | undefined>;
  /** Paths of all pages except those of Redoc, sorted. */
  pages: readonly string[];
  /** Paths of the pages that Redoc renders, sorted. */
  redocPages: readonly string[];
}

export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const contracts = await readContracts(join(ROOT, 'generated'));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
  const contents = paths.map(async (path): Promise<[string, string | undefined]> => [
    path,
    path.endsWith('.html') ? await readFile(join(folder, path), 'utf8') : undefined,
  ]);
  const isOfRedoc = (path: string): boolean => /^contracts\/[^/]+\.html$/.test(path);
  const pages = paths.filter((path) => path.endsWith('.html'));
  return {
    folder,
    contracts,
    files: new Map(await Promise.all(contents)),
    pages: pages.filter((path) => !isOfRedoc(path)),
    redocPages: pages.filter(isOfRedoc),
  };
}
