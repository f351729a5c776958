import { Unanswered } from './outcome.ts';

/** The total time that a run may wait for the windows of rate limits. */
export interface WindowBudget {
  /**
   * Waits until a window ends, and reports that before.
   *
   * @param origin - whose window it is
   * @param ms - how long it still lasts
   * @throws Unanswered when less than that is left of the budget
   */
  wait(origin: string, ms: number): Promise<void>;
  /** Tells whether the budget has time for a window of so many ms. */
  has(ms: number): boolean;
}

/** A wait for a window that is about to begin. */
export interface WindowWait {
  origin: string;
  ms: number;
  /** What is left of the budget afterwards, in ms. */
  leftMs: number;
}

/**
 * Creates the budget of one run.
 *
 * @param budgetMs - how long it may wait
 * @param sleep - waits for so many ms
 * @param onWait - called before each wait, unless others are already waiting as long
 * @param now - the time in ms, from any start
 */
export function createWindowBudget(
  budgetMs: number,
  sleep: (ms: number) => Promise<void>,
  onWait: (wait: WindowWait) => void,
  now: () => number = () => performance.now(),
): WindowBudget {
  let left = budgetMs;
  let until = 0;
  /** What a wait takes from the budget: simultaneous waits count once. */
  const costOf = (ms: number) => Math.max(0, now() + ms - Math.max(now(), until));
  return {
    has: (ms) => costOf(ms) <= left,
    wait: async (origin, ms) => {
      const cost = costOf(ms);
      if (cost > left) {
        const seconds = (time: number) => (time < 1000 ? `${Math.ceil(time)} ms` : `${Math.ceil(time / 1000)} s`);
        throw new Unanswered(
          `the window of the rate limit of ${origin} ends only in ${seconds(ms)}, and the run may wait ${seconds(left)} more: raise timing.budgetMs, or ask with another credential`,
        );
      }
      left -= cost;
      until = Math.max(until, now() + ms);
      if (cost > 0) onWait({ origin, ms, leftMs: left });
      await sleep(ms);
    },
  };
}
