/**
 * Puts the README of the package in the place of that of the repository while npm packs, and back: `readme.ts place`, `readme.ts restore`.
 * npm always packs the README of its folder, and that one is for readers of the repository.
 */
import { copyFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ifMissing } from '../../conformance/message-of.ts';

const root = resolve(import.meta.dirname, '../..');
const [shown, kept] = [join(root, 'README.md'), join(root, '.README.repository.md')];
const restore = () => rename(kept, shown).catch(ifMissing(undefined));

// What an interrupted run has left comes back first.
await restore();
if (process.argv[2] === 'place') {
  await rename(shown, kept);
  await copyFile(join(root, 'clients/README.md'), shown);
}
