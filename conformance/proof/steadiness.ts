import type { Report } from '../engine/report.ts';
import { randomNumbers } from '../random-numbers.ts';
import { judgeInProcess, type InProcessOptions } from './in-process.ts';
import { simulatedTime } from './steadiness-time.ts';

/** How many runs must have the same result. */
export const STEADY_RUNS = 12;

/** The longest delay of a response, in milliseconds of simulated time; a report takes 100. */
const LONGEST_DELAY_MS = 40;

/** The result of a run in some order and at some pace. */
export type SteadyRow = Pick<Report, 'verdict' | 'digest'>;

/** The items in random order (Fisher–Yates). */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/**
 * Judges a deployment by rules in random order and with random delays of the responses, which depend only on the seed.
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
