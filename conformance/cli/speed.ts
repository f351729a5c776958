import { InvalidArgumentError } from 'commander';

/** How long a report or a commission takes to get ready, in ms, by the names of --speed. */
const SPEEDS: ReadonlyMap<string, number> = new Map([
  ['instant', 0],
  ['fast', 5000],
  ['real', 60_000],
]);

/** The longest time that can be told, in ms: an hour. */
const LONGEST = 3_600_000;

/** How long a report or a commission takes for a person who tries it, in ms. */
export const DEFAULT_READY_AFTER_MS = 5000;

/**
 * Reads the value of --speed.
 *
 * @returns how long a report or a commission takes to get ready, in ms
 * @throws InvalidArgumentError naming what is possible
 */
export function parseSpeed(text: string): number {
  const milliseconds = SPEEDS.get(text) ?? (/^\d+$/.test(text) ? Number(text) : NaN);
  if (Number.isNaN(milliseconds) || milliseconds > LONGEST) {
    const names = [...SPEEDS.keys()].join(', ');
    throw new InvalidArgumentError(`It must be one of ${names}, or a number of milliseconds up to ${LONGEST}.`);
  }
  return milliseconds;
}

/**
 * What the suite has to wait for a deployment that takes that long.
 *
 * @param readyAfterMs - how long a report or a commission takes to get ready, in ms
 */
export function timingFor(readyAfterMs: number): { pollMs: number; patienceMs: number; requestTimeoutMs: number } {
  const pollMs = Math.min(2000, Math.max(20, Math.ceil(readyAfterMs / 10)));
  return { pollMs, patienceMs: Math.max(5000, readyAfterMs * 3), requestTimeoutMs: 5000 };
}
