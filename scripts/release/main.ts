/** The release commands: `docs/release.md`. */
import { resolve } from 'node:path';
import { run } from './command.ts';

process.exitCode = await run(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '../..'),
  today: new Date().toISOString().slice(0, 10),
  write: (line) => console.log(line),
  writeError: (line) => console.error(line),
});
