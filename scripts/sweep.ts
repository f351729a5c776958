/** Sends every operation of every contract once, as a smoke test: `docs/sweep.md`. */
import { CONSOLE } from './run-command.ts';
import { main } from './sweep/main.ts';

process.exitCode = await main(process.argv.slice(2), { environment: process.env, ...CONSOLE });
