import type { OnProgress } from './benchmark.ts';
import { spreadOf } from './spread.ts';

/** Contenders by name; each call makes one measurement. */
type Contenders = Readonly<Record<string, () => Promise<unknown>>>;

/** The measurements of each contender, in the order of the rounds. */
export type Measurements<Own extends Contenders> = { [Name in keyof Own]: Awaited<ReturnType<Own[Name]>>[] };

interface RoundsOptions {
  /** Number of rounds that count. */
  rounds: number;
  /** Number of rounds before, to warm up compilers and caches. */
  warmUp: number;
  /** Called after each measurement, including warm-up. */
  onProgress?: OnProgress;
}

/**
 * Measures contenders in turns (A B C, B C A, C A B …), so that other load on the machine affects all, and each follows different ones.
 *
 * @throws RangeError if no round counts
 */
export async function inRounds<Own extends Contenders>(
  contenders: Own,
  { rounds, warmUp, onProgress = () => {} }: RoundsOptions,
): Promise<Measurements<Own>> {
  if (rounds < 1) throw new RangeError('at least one round has to count');
  const entries = Object.entries(contenders);
  const total = entries.length * (rounds + warmUp);
  let done = 0;
  const values = new Map<string, unknown[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const first = round % entries.length;
    for (const [name, measure] of [...entries.slice(first), ...entries.slice(0, first)]) {
      const value = await measure();
      if (round >= warmUp) values.get(name)?.push(value);
      onProgress((done += 1), total);
    }
  }
  // Each list has the results of one contender.
  return Object.fromEntries(values) as Measurements<Own>;
}

/**
 * Median of the ratios of two contenders per round: a slow phase of the machine affects both.
 *
 * @throws RangeError if nothing was measured
 */
export function ratioOf(above: readonly number[], below: readonly number[]): number {
  return spreadOf(above.map((value, round) => value / (below[round] ?? NaN))).median;
}

/**
 * Duration of a task, in milliseconds.
 *
 * @param now - a clock in milliseconds
 */
export async function timed(
  task: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): Promise<number> {
  const started = now();
  await task();
  return now() - started;
}
