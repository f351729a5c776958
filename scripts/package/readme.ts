/**
 * Replaces the repository's README by the package's while npm packs, and restores it: `readme.ts place`, `readme.ts restore`. npm always
 * packs the README of its folder.
 */
import { copyFile, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ifMissing } from '../../conformance/message-of.ts';

const root = resolve(import.meta.dirname, '../..');
const KEPT = '.README.repository.md';
const [shown, kept, own] = [join(root, 'README.md'), join(root, KEPT), join(root, 'clients/README.md')];
const contentOf = (path: string) => readFile(path, 'utf8').catch(ifMissing(undefined));

// First undo an interrupted run, unless somebody has restored the file by other means and goes on with it.
const now = await contentOf(shown);
if ((await contentOf(kept)) !== undefined) {
  if (now !== undefined && now !== (await contentOf(own))) {
    console.error(
      `${KEPT} is the README.md that an interrupted npm pack has put aside, and README.md has changed since.\n` +
        'Keep one of them as README.md, and delete the other.',
    );
    process.exit(1);
  }
  await rename(kept, shown);
}
if (process.argv[2] === 'place') {
  await rename(shown, kept);
  await copyFile(own, shown);
}
