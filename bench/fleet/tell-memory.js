/** Writes the peak memory of this process, in KiB, to file descriptor 3; loaded with `--import`. */
import { existsSync, readFileSync, writeSync } from 'node:fs';
import process from 'node:process';

const STATUS = '/proc/self/status';

process.on('exit', () => {
  // On Linux `resourceUsage` includes the memory of the parent process.
  const peak = existsSync(STATUS) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'))?.[1] : undefined;
  writeSync(3, peak ?? String(process.resourceUsage().maxRSS));
});
