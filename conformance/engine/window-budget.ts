import { Unanswered } from './outcome.ts';

/** The time that a run may wait for the windows of rate limits, altogether. */
export interface WindowBudget {
  /**
   * Waits until a window ends, and says so before.
   *
   * @param origin - whose window it is
   * @param ms - how long it lasts yet
   * @throws Unanswered when less than that is left
   */
  wait(origin: string, ms: number): Promise<void>;
  /** Whether there is time for a window of so many ms. */
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
 * @param onWait - told before each wait that others have not begun already
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
  /** What a wait takes of the budget: requests that wait side by side wait once. */
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
