/** Generates `generated/` from `specs/`, or another folder and tightened; with `--check` tells whether the folder is fresh. */
import { resolve } from 'node:path';
import codegen from '../codegen.ts';
import { run } from './generate/command.ts';

process.exitCode = await run(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '..'),
  cwd: process.cwd(),
  codegen,
  print: console.log,
  printError: console.error,
});
