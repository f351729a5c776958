import { Unanswered } from './outcome.ts';

/** The total time that a run may wait for rate-limit windows. */
export interface WindowBudget {
  /**
   * Reports a wait and waits until the window ends.
   *
   * @param origin - origin of the window
   * @param ms - time until its end
   * @throws Unanswered when the rest of the budget is shorter
   */
  wait(origin: string, ms: number): Promise<void>;
  /** Whether the budget has time for a wait of `ms` milliseconds. */
  has(ms: number): boolean;
  /** Gives the whole time again, to undo changes. */
  renew(): void;
}

/** A wait for a window. */
export interface WindowWait {
  origin: string;
  ms: number;
  /** The rest of the budget after the wait, in ms. */
  leftMs: number;
}

/**
 * Creates the budget of one run.
 *
 * @param budgetMs - total time for waiting
 * @param sleep - waits `ms` milliseconds
 * @param onWait - called before each wait, unless another one lasts as long
 * @param now - a monotonic clock, in ms
 */
export function createWindowBudget(
  budgetMs: number,
  sleep: (ms: number) => Promise<void>,
  onWait: (wait: WindowWait) => void,
  now: () => number = () => performance.now(),
): WindowBudget {
  let left = budgetMs;
  let until = 0;
  /** The part of the budget that a wait uses: simultaneous waits count once. */
  const costOf = (ms: number) => Math.max(0, now() + ms - Math.max(now(), until));
  return {
    has: (ms) => costOf(ms) <= left,
    renew: () => {
      left = budgetMs;
    },
    wait: async (origin, ms) => {
      const cost = costOf(ms);
      if (cost > left) {
        const seconds = (time: number) => (time < 1000 ? `${Math.ceil(time)} ms` : `${Math.ceil(time / 1000)} s`);
        throw new Unanswered(
          `the window of the rate limit of ${origin} ends only in ${seconds(ms)}, and the run may wait ${seconds(left)} more: raise timing.budgetMs, or ask with another credential`,
          // Waiting comes before a request, or after a 429.
          false,
        );
      }
      left -= cost;
      until = Math.max(until, now() + ms);
      if (cost > 0) onWait({ origin, ms, leftMs: left });
      await sleep(ms);
    },
  };
}
