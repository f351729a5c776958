/** The release commands: `docs/release.md`. */
import { resolve } from 'node:path';
import { dayAt, systemClock } from '../../conformance/clock.ts';
import { CONSOLE } from '../run-command.ts';
import { run } from './command.ts';

process.exitCode = await run(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '../..'),
  today: dayAt(systemClock.now()),
  ...CONSOLE,
});
