import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Skipped } from './outcome.ts';
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
   * Lets requests be sent again, which put back what was changed; for a few seconds where the run was interrupted, after which
   * there is a reason again.
   */
  cleanUp(): void;
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

/** As many pauses as there are checks may end with it. */
function newPauses(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

const INTERRUPTED = new Skipped('interrupted', { kind: 'stopped', by: 'interruption' });

/** Interrupts a run when a signal is aborted, or at once where it has been. */
export function stopOn(signal: AbortSignal | undefined, stop: Pick<Stop, 'now'>): void {
  const interrupt = () => stop.now(INTERRUPTED, 'soon');
  if (signal?.aborted === true) interrupt();
  signal?.addEventListener('abort', interrupt, { once: true });
}
