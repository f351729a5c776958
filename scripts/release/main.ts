/** The release commands: `docs/release.md`. */
import { CHECKOUT } from '../run-command.ts';
import { run } from './command.ts';

process.exitCode = await run(process.argv.slice(2), CHECKOUT);
