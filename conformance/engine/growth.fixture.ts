import { expect } from 'vitest';

const LONGER = 8;
/** Work of a quadratic kind would take 64 times as long. */
const MOST = 4 * LONGER;
/** Whatever takes less counts as this, in milliseconds: nothing can be told from it. */
const SHORTEST_MS = 1;

/**
 * Expects that work takes time in proportion to the length of what it is given. Two lengths are compared, by the time that
 * the process has of a processor, and the quickest of three times counts: it makes no difference how quick or busy the machine is.
 *
 * @param work - does it for a length
 * @param length - the shorter one
 */
export function expectProportional(work: (length: number) => unknown, length: number): void {
  const quickest = (of: number): number =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const started = process.cpuUsage();
        work(of);
        const { user, system } = process.cpuUsage(started);
        return (user + system) / 1000;
      }),
    );
  const short = Math.max(quickest(length), SHORTEST_MS);
  expect(quickest(LONGER * length) / short, `${LONGER} times as long`).toBeLessThan(MOST);
}
