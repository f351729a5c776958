import { DeadlinePassed } from './abort.ts';
import { NotReadyError, type Failure } from './errors.ts';
import { limitOf } from './limit.ts';
import { systemClock, type ApiSettings, type CallSettings } from './settings.ts';

/** How long to wait for an asynchronous result. */
export interface WaitSettings extends CallSettings {
  /** Pause between two requests, in milliseconds; 2 seconds by default. */
  intervalMs?: number | undefined;
  /** How long to wait in total, including requests, in milliseconds; 5 minutes by default. 0 sends one request, without a deadline. */
  deadlineMs?: number | undefined;
}

/** The outcome of one request for a result. */
export type Asked<Result> = { ready: true; result: Result } | { ready: false; about: Failure };

/** The last request starts this long before the deadline, in milliseconds, plus twice the duration of the request before it. */
const LAST_REQUEST_MS = 50;

/**
 * Repeats a request until the result is ready, for the last time shortly before the deadline. The clock of the settings measures the pauses,
 * the clock of the machine the deadline during a request.
 *
 * @param ask - sends one request; its signal is aborted at the deadline
 * @param requested - `requested` of the error
 * @throws NotReadyError when the result is not ready by the deadline; the error of `ask`; the reason of the signal
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
      const pause = Math.min(intervalMs, end - began - 3 * took - LAST_REQUEST_MS);
      if (pause <= 0) throw new NotReadyError(text(clock.now() - start), asked.about);
      await clock.wait(pause, signal);
    }
  } catch (error) {
    throw error instanceof NotReadyError ? Object.assign(error, { requested }) : error;
  }
}
