/** Tells the parent of this process, on the descriptor 3, how much memory it had at most, in KiB; loaded with `--import`. */
import { existsSync, readFileSync, writeSync } from 'node:fs';
import process from 'node:process';

const STATUS = '/proc/self/status';

process.on('exit', () => {
  // On Linux the usage begins with that of the process that has started this one.
  const peak = existsSync(STATUS) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'))?.[1] : undefined;
  writeSync(3, peak ?? String(process.resourceUsage().maxRSS));
});
