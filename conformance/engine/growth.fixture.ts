import { expect } from 'vitest';

const LONGER = 8;
/** Work of a quadratic kind would take 64 times as long. */
const MOST = 4 * LONGER;
/** Whatever takes less counts as this, in milliseconds: nothing can be told from it. */
const SHORTEST_MS = 1;

/** The first ones warm up. A busy machine disturbs the longer work most, and work of a quadratic kind is as slow in every round. */
const ROUNDS = { least: 3, most: 15 };

/**
 * Expects that work takes time in proportion to the length of what it is given. Two lengths are compared, by the time that
 * the process has of a processor, in rounds: the quickest of each counts, so that it makes no difference how quick or busy the machine is.
 *
 * @param work - does it for a length
 * @param length - the shorter one
 */
export function expectProportional(work: (length: number) => unknown, length: number): void {
  const timed = (of: number): number => {
    const started = process.cpuUsage();
    work(of);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  let [short, long] = [Infinity, Infinity];
  const growth = () => long / Math.max(short, SHORTEST_MS);
  for (let round = 0; round < ROUNDS.least || (round < ROUNDS.most && growth() >= MOST); round += 1) {
    short = Math.min(short, timed(length));
    long = Math.min(long, timed(LONGER * length));
  }
  expect(growth(), `${LONGER} times as long`).toBeLessThan(MOST);
}
