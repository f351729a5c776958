import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Skipped } from './outcome.ts';
import { createStop } from './stop.ts';

const INTERRUPTED = new Skipped('interrupted', { kind: 'stopped', by: 'interruption' });
const never = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('ends pauses at once, and pending requests soon', async () => {
  const stop = createStop(
    (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
  );
  const pause = expect(stop.sleep(60_000)).rejects.toBe(INTERRUPTED);
  const answer = expect(stop.answered(never())).rejects.toThrow('no answer before the run was stopped');
  stop.now(INTERRUPTED, 'soon');
  await pause;
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  await expect(stop.sleep(1)).rejects.toBe(INTERRUPTED);
});

it('undoes changes for a few seconds, also if interrupted meanwhile', async () => {
  for (const isBefore of [true, false]) {
    const stop = createStop(
      (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    );
    if (isBefore) stop.now(INTERRUPTED, 'soon');
    stop.cleanUp();
    if (!isBefore) stop.now(INTERRUPTED, 'soon');
    expect(stop.reason).toBe(undefined);
    const answer = expect(stop.answered(never())).rejects.toThrow('no answer');
    const pause = expect(stop.sleep(60_000)).rejects.toBe(INTERRUPTED);
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all([answer, pause]);
    expect(stop.reason).toBe(INTERRUPTED);
  }
});

it('undoes all changes if the run was not interrupted', async () => {
  const stop = createStop();
  stop.now(new Skipped('stopped by --bail', { kind: 'stopped', by: 'bail' }));
  stop.cleanUp();
  const answer = vi.fn();
  void stop.answered(never()).catch(answer);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stop.reason).toBe(undefined);
  expect(answer).not.toHaveBeenCalled();
});
