/** Writes a Postman collection of all interfaces: `docs/interchange.md`. */
import { main } from './interchange/command.ts';

process.exitCode = await main(process.argv.slice(2), {
  write: (line) => console.log(line),
  writeError: (line) => console.error(line),
});
