/** Generates `generated/` from `specs/`; with `--check` tells whether the folder is fresh. */
import { resolve } from 'node:path';
import codegen from '../codegen.ts';
import { run } from './generate/command.ts';
import { CONSOLE } from './run-command.ts';

process.exitCode = await run(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '..'),
  codegen,
  ...CONSOLE,
});
