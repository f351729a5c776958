import { DeadlinePassed } from './abort.ts';
import { NotReadyError, type Failure } from './errors.ts';
import { limitOf } from './limit.ts';
import { systemClock, type ApiSettings, type CallSettings } from './settings.ts';

/** How long to wait for what is made asynchronously. */
export interface WaitSettings extends CallSettings {
  /** Pause between two questions, in milliseconds; 2 seconds by default. */
  intervalMs?: number | undefined;
  /** How long to wait in all, the questions included, in milliseconds; 5 minutes by default. With 0 it is asked once, without a deadline. */
  deadlineMs?: number | undefined;
}

/** What one question brought: the result, or that it is not ready yet. */
export type Asked<Result> = { ready: true; result: Result } | { ready: false; about: Failure };

/** What a last question before the deadline is given beyond twice the time of the one before, in ms. */
const LAST_QUESTION_MS = 50;

/**
 * Asks until the result is ready, for the last time shortly before the deadline. A clock tells the time between the questions; within a
 * question, time is that of the machine.
 *
 * @param ask - one question; to be given up with the signal, which ends at the deadline
 * @param requested - what is waited for, as the error is to name it
 * @throws NotReadyError when it is not ready by the deadline; what the question throws; the reason of the signal
 */
export async function untilReady<Result>(
  ask: (signal: AbortSignal) => Promise<Asked<Result>>,
  { intervalMs = 2000, deadlineMs = 300_000, signal }: WaitSettings,
  { clock = systemClock }: Pick<ApiSettings, 'clock'>,
  requested?: object,
): Promise<Result> {
  const start = clock.now();
  const end = start + deadlineMs;
  const text = (ms: number) => `not ready after ${Math.round(ms)} ms`;
  const late = () => new DeadlinePassed(text(deadlineMs));
  try {
    for (;;) {
      const limit = limitOf(deadlineMs > 0 ? end - clock.now() : Infinity, late, signal);
      const began = clock.now();
      const asked = await ask(limit.signal).finally(limit.release);
      if (asked.ready) return asked.result;
      const took = clock.now() - began;
      const pause = Math.min(intervalMs, end - began - 3 * took - LAST_QUESTION_MS);
      if (pause <= 0) throw new NotReadyError(text(clock.now() - start), asked.about);
      await clock.wait(pause, signal);
    }
  } catch (error) {
    throw error instanceof NotReadyError ? Object.assign(error, { requested }) : error;
  }
}
