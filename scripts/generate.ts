/** Generates `generated/` from `specs/`; `--check` only checks that the folder is fresh. */
import codegen from '../codegen.ts';
import { run } from './generate/command.ts';
import { CHECKOUT } from './run-command.ts';

process.exitCode = await run(process.argv.slice(2), { ...CHECKOUT, codegen });
