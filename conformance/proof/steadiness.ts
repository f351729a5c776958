import type { Report } from '../engine/report.ts';
import { judgeInProcess, type InProcessOptions } from './in-process.ts';
import { simulatedTime } from './steadiness-time.ts';

/** How many runs have to come to the same. */
export const STEADY_RUNS = 12;

/** The longest that an answer is delayed, in milliseconds of simulated time: a report takes 100 to get ready. */
const LONGEST_DELAY_MS = 40;

/** What a run in an order and at a pace of its own came to. */
export type SteadyRow = Pick<Report, 'verdict' | 'digest'>;

/** Numbers from 0 up to 1 that look random, and are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in another order (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/**
 * Judges a deployment with its rules in an order, and with delays of its answers, that depend on the seed alone.
 *
 * @param seed - a whole number
 */
export function judgeAtPace(
  seed: number,
  { rules, around = (next) => next, ...options }: Omit<InProcessOptions, 'time'>,
): Promise<Report> {
  const random = randomNumbers(seed);
  const time = simulatedTime();
  return judgeInProcess({
    ...options,
    rules: shuffled(rules, random),
    time,
    around: (next, host) => {
      const answering = around(next, host);
      return async (request) => {
        const delay = Math.floor(random() * LONGEST_DELAY_MS);
        const response = await time.during(async () => answering(request));
        await time.sleep(delay);
        return response;
      };
    },
  });
}
