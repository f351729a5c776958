import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../generator/files.ts';
import { codeOf } from '../message-of.ts';
import { UsageError } from './usage-error.ts';

/**
 * The names of what a folder holds; none if there is no such folder.
 *
 * @param folder - absolute path
 * @param name - how messages call it
 * @throws UsageError when it cannot be read
 */
export async function namesIn(folder: string, name: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw new UsageError(`--out ${name}: is not a folder that can be read.`);
  });
}

/** What a README says of one file beside it, so that the next generation knows which files are its own. */
export function listedFile(path: string): string {
  return `- \`${path}\``;
}

/**
 * Makes sure that a folder holds nothing but what was generated before, so that it may be replaced as a whole: each of its files is one
 * that its README lists.
 *
 * @param folder - absolute path
 * @param name - how messages call it
 * @param title - first line of the README
 * @throws UsageError when it holds something else
 */
export async function assertOwn(folder: string, name: string, title: string): Promise<void> {
  if ((await namesIn(folder, name)).length === 0) return;
  const [first, ...lines] = (await readFile(join(folder, 'README.md'), 'utf8').catch(() => '')).split('\n');
  if (first !== title) {
    throw new UsageError(
      `--out ${name}: holds files that were not generated, and would lose them. Name a new or an empty folder.`,
    );
  }
  const own = new Set(lines);
  const foreign = (await listFiles(folder)).sort().find((path) => path !== 'README.md' && !own.has(listedFile(path)));
  if (foreign !== undefined) {
    throw new UsageError(
      `--out ${name}: holds ${foreign}, which was not generated, and would lose it. Move it out of the folder.`,
    );
  }
}
