/** Compares the contracts with the last release and names the next version: `docs/release.md`. */
import { main } from './diff/main.ts';
import { CHECKOUT } from './run-command.ts';

process.exitCode = await main(process.argv.slice(2), CHECKOUT);
