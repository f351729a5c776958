import { execFileSync } from 'node:child_process';

/**
 * Memory that a process holds, in MiB: its resident set, as the system counts it. Pages that several processes share count in each.
 *
 * @throws Error when there is no such process, or no `ps`
 */
export function residentMiB(pid: number): number {
  const kibibytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  return kibibytes / 1024;
}
