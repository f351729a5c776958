import { onTestFinished, vi } from 'vitest';

/** Collects the errors that microtasks throw until the test ends, which would be uncaught. */
export function uncaughtErrors(): readonly unknown[] {
  const uncaught: unknown[] = [];
  const { queueMicrotask } = globalThis;
  const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) =>
    queueMicrotask(() => {
      try {
        task();
      } catch (error) {
        uncaught.push(error);
      }
    }),
  );
  onTestFinished(() => spy.mockRestore());
  return uncaught;
}
