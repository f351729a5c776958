import { describe, expect, it } from 'vitest';
import { reasonOf, unlessAborted } from './abort.ts';

const enough = new Error('enough');
const never = new Promise<never>(() => undefined);

describe('the reason of a signal', () => {
  it('is an error in any case', () => {
    expect(reasonOf(AbortSignal.abort(enough))).toBe(enough);
    expect(reasonOf(AbortSignal.abort())).toMatchObject({ name: 'AbortError' });
    expect(reasonOf(AbortSignal.abort('a text'))).toMatchObject({ name: 'AbortError' });
    expect(reasonOf(undefined)).toMatchObject({ name: 'AbortError' });
  });
});

describe('work that can be given up', () => {
  it('settles as it would without a signal', async () => {
    const { signal } = new AbortController();
    await expect(unlessAborted(Promise.resolve(1), undefined)).resolves.toBe(1);
    await expect(unlessAborted(Promise.resolve(1), signal)).resolves.toBe(1);
    await expect(unlessAborted(Promise.reject(enough), signal)).rejects.toBe(enough);
  });

  it('is given up before it began, and while it goes on', async () => {
    await expect(unlessAborted(never, AbortSignal.abort(enough))).rejects.toBe(enough);
    const controller = new AbortController();
    const work = unlessAborted(never, controller.signal);
    controller.abort(enough);
    await expect(work).rejects.toBe(enough);
  });

  it('may fail after it was given up, and nobody is told', async () => {
    const late = Promise.reject(new Error('late'));
    await expect(unlessAborted(late, AbortSignal.abort(enough))).rejects.toBe(enough);
  });
});
