/** Writes a Postman collection of all interfaces: `docs/interchange.md`. */
import { main } from './interchange/command.ts';
import { CONSOLE } from './run-command.ts';

process.exitCode = await main(process.argv.slice(2), CONSOLE);
