import { setTimeout as delay } from 'node:timers/promises';
import type { Skipped } from './outcome.ts';
import { NoAnswer } from './transport.ts';

/** How long a request may still be under way when a run is being stopped, in ms. */
const GRACE_MS = 1000;
/** How long changes are put back when a run was interrupted, in ms. */
const CLEAN_UP_MS = 3000;

/** Ends a run before its time: pauses end at once, requests under way soon. */
export interface Stop {
  /** Why nothing more is sent; undefined as long as the run goes on, and while it puts back what it changed. */
  readonly reason: Skipped | undefined;
  /**
   * Ends every check that would send something more. The first reason stays.
   *
   * @param end - `soon` where somebody waits for it: requests under way are given up, and putting back is cut short
   */
  now(reason: Skipped, end?: 'soon'): void;
  /**
   * Waits `ms` milliseconds.
   *
   * @throws Skipped when the run is being stopped
   */
  sleep(ms: number): Promise<void>;
  /**
   * Waits for a request that is under way.
   *
   * @throws NoAnswer when it is not answered soon after the run was interrupted
   */
  answered<T>(answer: Promise<T>): Promise<T>;
  /**
   * Lets requests be sent again, which put back what was changed; for a few seconds where the run was interrupted.
   *
   * @returns whether there is still time
   */
  cleanUp(): () => boolean;
}

/**
 * Creates the end of one run.
 *
 * @param sleep - waits for so many ms, unless the signal is aborted
 */
export function createStop(
  sleep: (ms: number, signal: AbortSignal) => Promise<void> = async (ms, signal) => delay(ms, undefined, { signal }),
): Stop {
  let reason: Skipped | undefined;
  let pauses = new AbortController();
  /** Until when changes are put back, by the clock of performance.now(). */
  let until: number | undefined;
  let isUrgent = false;
  let timer: NodeJS.Timeout | undefined;
  const underWay = new Set<(error: NoAnswer) => void>();
  const giveUpIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const leave of underWay) leave(new NoAnswer('no answer before the run was stopped'));
    }, ms).unref();
  };
  const hurry = () => {
    until = performance.now() + CLEAN_UP_MS;
    giveUpIn(CLEAN_UP_MS);
  };
  return {
    get reason() {
      return reason;
    },
    now: (why, end) => {
      isUrgent ||= end === 'soon';
      if (until !== undefined) {
        if (isUrgent && until === Infinity) hurry();
        return;
      }
      reason ??= why;
      pauses.abort();
      if (isUrgent) giveUpIn(GRACE_MS);
    },
    sleep: async (ms) => {
      const { signal } = pauses;
      if (reason !== undefined) throw reason;
      await sleep(ms, signal).catch((error: unknown) => {
        throw reason ?? error;
      });
    },
    answered: (answer) =>
      new Promise((resolve, reject) => {
        underWay.add(reject);
        answer.then(resolve, reject).finally(() => underWay.delete(reject));
      }),
    cleanUp: () => {
      reason = undefined;
      pauses = new AbortController();
      until = Infinity;
      if (isUrgent) hurry();
      return () => performance.now() < (until ?? Infinity);
    },
  };
}
