/**
 * Runs `redocly diff` for many pairs in one process, as starting one takes half a second: the command line is evaluated once more for
 * each pair, with its arguments. Input is a file with a line of arguments for each pair, separated by tabs.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

const manifest = import.meta.resolve('@redocly/cli/package.json');
const [node = '', , file = ''] = process.argv;
const calls = readFileSync(file, 'utf8').split('\n');

for (const [index, call] of calls.entries()) {
  process.argv = [node, 'redocly', ...call.split('\t')];
  // A module is evaluated once for each address.
  await import(new URL(`lib/index.js?call=${String(index)}`, manifest).href);
}
