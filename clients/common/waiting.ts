import { NotReadyError, type Failure } from './errors.ts';
import { systemClock, type ApiSettings, type CallSettings } from './settings.ts';

/** How long to wait for what is made asynchronously. */
export interface WaitSettings extends CallSettings {
  /** Pause between two questions, in milliseconds; 2 seconds by default. */
  intervalMs?: number;
  /** How long to wait in all, in milliseconds; 5 minutes by default. */
  deadlineMs?: number;
}

/** What one question brought: the result, or that it is not ready yet. */
export type Asked<Result> = { ready: true; result: Result } | { ready: false; about: Failure };

/**
 * Asks until the result is ready.
 *
 * @throws NotReadyError when it is not ready by the deadline; what the question throws; the reason of the signal
 */
export async function untilReady<Result>(
  ask: () => Promise<Asked<Result>>,
  { intervalMs = 2000, deadlineMs = 300_000, signal }: WaitSettings,
  { clock = systemClock }: Pick<ApiSettings, 'clock'>,
): Promise<Result> {
  const end = clock.now() + deadlineMs;
  for (;;) {
    const asked = await ask();
    if (asked.ready) return asked.result;
    if (clock.now() + intervalMs > end) throw new NotReadyError(`not ready after ${deadlineMs} ms`, asked.about);
    await clock.wait(intervalMs, signal);
  }
}
