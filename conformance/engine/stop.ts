import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Skipped } from './outcome.ts';
import { NoAnswer } from './transport.ts';

/** How long pending requests may take after an interruption, in ms. */
const GRACE_MS = 1000;
/** How long undoing changes may take after an interruption, in ms. */
const CLEAN_UP_MS = 3000;

/** Stops a run early: pauses end at once, pending requests soon. */
export interface Stop {
  /** Why no more requests are sent; undefined while the run continues, and while it undoes its changes. */
  readonly reason: Skipped | undefined;
  /**
   * Ends every check at its next request. Later calls keep the first reason.
   *
   * @param end - `soon` after an interruption: limits the time for pending requests and for undoing changes
   */
  now(reason: Skipped, end?: 'soon'): void;
  /**
   * Waits `ms` milliseconds.
   *
   * @throws Skipped when the run is being stopped
   */
  sleep(ms: number): Promise<void>;
  /**
   * Waits for a pending request.
   *
   * @throws NoAnswer when there is no response soon after an interruption
   */
  answered<T>(answer: Promise<T>): Promise<T>;
  /** Allows requests again, to undo changes; after an interruption only for a few seconds. */
  cleanUp(): void;
}

/**
 * Creates the stop of one run.
 *
 * @param sleep - waits `ms` milliseconds; rejects if the signal is aborted
 */
export function createStop(
  sleep: (ms: number, signal: AbortSignal) => Promise<void> = async (ms, signal) => delay(ms, undefined, { signal }),
): Stop {
  let reason: Skipped | undefined;
  let why: Skipped | undefined;
  let pauses = newPauses();
  let isPuttingBack = false;
  let isUrgent = false;
  let timer: NodeJS.Timeout | undefined;
  const underWay = new Set<(error: NoAnswer) => void>();
  const endPauses = () => {
    reason = why;
    pauses.abort();
  };
  const giveUpIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      endPauses();
      for (const leave of underWay) leave(new NoAnswer('no answer before the run was stopped'));
    }, ms).unref();
  };
  return {
    get reason() {
      return reason;
    },
    now: (cause, end) => {
      const wasUrgent = isUrgent;
      isUrgent ||= end === 'soon';
      why ??= cause;
      if (!isPuttingBack) endPauses();
      if (isUrgent && !wasUrgent) giveUpIn(isPuttingBack ? CLEAN_UP_MS : GRACE_MS);
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
      pauses = newPauses();
      isPuttingBack = true;
      if (isUrgent) giveUpIn(CLEAN_UP_MS);
    },
  };
}

/** Allows many listeners, since every check may be pausing. */
function newPauses(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

const INTERRUPTED = new Skipped('interrupted', { kind: 'stopped', by: 'interruption' });

/** Interrupts a run when a signal is aborted, or at once if it already was. */
export function stopOn(signal: AbortSignal | undefined, stop: Pick<Stop, 'now'>): void {
  const interrupt = () => stop.now(INTERRUPTED, 'soon');
  if (signal?.aborted === true) interrupt();
  signal?.addEventListener('abort', interrupt, { once: true });
}
