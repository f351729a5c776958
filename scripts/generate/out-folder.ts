import { relative, sep } from 'node:path';
import { namesIn, OutFolderError, readmeIn } from '../../conformance/generator/out-folder.ts';

/** Folder of the generated files, relative to the root folder. */
export const FOLDER = 'generated';

/** First line of the README of a generated folder, by which such a folder is known. */
export const TITLE = '# Generated code';

/**
 * Makes sure that a folder may be replaced as a whole: it does not exist, is empty, or was generated before.
 *
 * @param folder absolute path
 * @param name how messages call it
 * @param own absolute path of the folder that only the contracts themselves decide
 * @throws {OutFolderError} if it may not
 */
export async function assertReplaceable(folder: string, name: string, own: string): Promise<void> {
  await assertOutside(folder, name, own);
  await readmeIn(folder, name, TITLE);
}

/**
 * Makes sure that a folder may be compared with what Overlays give: it is not the one that only the contracts decide, and can be read.
 *
 * @param folder absolute path; need not exist
 * @param name how messages call it
 * @param own absolute path of the folder that only the contracts themselves decide
 * @returns names of what it holds
 * @throws {OutFolderError} if it may not
 */
export async function assertOutside(folder: string, name: string, own: string): Promise<readonly string[]> {
  if (isWithin(own, folder)) {
    throw new OutFolderError(
      `--out ${name}: lies in ${FOLDER}/, which is what the contracts give without --out. Name another folder.`,
    );
  }
  return namesIn(folder, name);
}

/** Tells whether a path is a folder or lies in it; both absolute. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !/^[a-z]:/i.test(way));
}
