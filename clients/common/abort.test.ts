import { describe, expect, it } from 'vitest';
import { unlessAborted } from './abort.ts';

const enough = new Error('enough');
const never = new Promise<never>(() => undefined);

describe('abortable work', () => {
  it('settles like the work if the signal is not aborted', async () => {
    const { signal } = new AbortController();
    await expect(unlessAborted(Promise.resolve(1), undefined)).resolves.toBe(1);
    await expect(unlessAborted(Promise.resolve(1), signal)).resolves.toBe(1);
    await expect(unlessAborted(Promise.reject(enough), signal)).rejects.toBe(enough);
  });

  it('rejects if the signal is aborted before or during the work', async () => {
    await expect(unlessAborted(never, AbortSignal.abort(enough))).rejects.toBe(enough);
    const controller = new AbortController();
    const work = unlessAborted(never, controller.signal);
    controller.abort(enough);
    await expect(work).rejects.toBe(enough);
  });

  it('may fail after the abort without an unhandled rejection', async () => {
    const late = Promise.reject(new Error('late'));
    await expect(unlessAborted(late, AbortSignal.abort(enough))).rejects.toBe(enough);
  });
});
