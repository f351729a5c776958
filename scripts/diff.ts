/** Compares the contracts with the last release and names the next version: `docs/release.md`. */
import { resolve } from 'node:path';
import { dayAt, systemClock } from '../conformance/clock.ts';
import { main } from './diff/main.ts';
import { CONSOLE } from './run-command.ts';

process.exitCode = await main(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '..'),
  today: dayAt(systemClock.now()),
  ...CONSOLE,
});
