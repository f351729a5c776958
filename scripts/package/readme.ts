/**
 * Replaces the repository's README by the package's while npm packs, and restores it: `readme.ts place`, `readme.ts restore`. npm always
 * packs the README of its folder.
 */
import { copyFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ifMissing } from '../../conformance/message-of.ts';

const root = resolve(import.meta.dirname, '../..');
const [shown, kept] = [join(root, 'README.md'), join(root, '.README.repository.md')];
const restore = () => rename(kept, shown).catch(ifMissing(undefined));

// First undo an interrupted run.
await restore();
if (process.argv[2] === 'place') {
  await rename(shown, kept);
  await copyFile(join(root, 'clients/README.md'), shown);
}
