/**
 * Runs `redocly diff` for many pairs of documents in one process, since starting one takes half a second. Imports the command line once per
 * pair. Input: a file with one line of tab-separated arguments per pair.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

const manifest = import.meta.resolve('@redocly/cli/package.json');
const [node = '', , file = ''] = process.argv;
const calls = readFileSync(file, 'utf8').split('\n');

for (const [index, call] of calls.entries()) {
  process.argv = [node, 'redocly', ...call.split('\t')];
  // A new query string makes Node evaluate the module again.
  await import(new URL(`lib/index.js?call=${String(index)}`, manifest).href);
}
