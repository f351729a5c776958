import { expect } from 'vitest';

const LONGER = 8;
/** Quadratic work would take 64 times as long. */
const MOST = 4 * LONGER;
/** Minimum time in ms, since shorter ones are too inexact. */
const SHORTEST_MS = 1;

/** The first rounds warm up. A busy machine disturbs longer work most, but not in every round; quadratic work is slow in all rounds. */
const ROUNDS = { least: 3, most: 15 };

/**
 * Expects that work takes linear time. Two lengths are compared by CPU time, in rounds: the quickest round of each counts, so that neither
 * the speed nor the load of the machine matters.
 *
 * @param work - does the work for an input of this length
 * @param length - the shorter length
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
