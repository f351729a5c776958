import { describe, expect, it } from 'vitest';
import { createQuotas } from './quota.ts';
import { createWindowBudget } from './window-budget.ts';

const answer = (remaining: string, reset: string) => ({
  status: 200,
  headers: [
    ['X-RateLimit-Remaining', remaining],
    ['X-RateLimit-Reset', reset],
  ] as [string, string][],
  body: '',
});

function quotas() {
  const waits: number[] = [];
  const budget = createWindowBudget(
    60_000,
    async (ms) => void waits.push(ms),
    () => {},
  );
  return { waits, ...createQuotas(budget, 2) };
}

describe('the quota of an origin', () => {
  it('is waited for once when its calls are used up', async () => {
    const { waits, learn, wait } = quotas();
    learn('https://a.example/x', answer('2', '7'));
    await Promise.all([wait('https://a.example/x'), wait('https://a.example/y')]);
    expect(waits).toEqual([7000]);
    await wait('https://a.example/x');
    expect(waits).toEqual([7000]);
  });

  it.each([
    ['there are calls left', '3', '7'],
    ['the window is long', '0', '3600'],
    ['it is no number', 'none', '7'],
  ])('is not waited for if %s', async (_, remaining, reset) => {
    const { waits, learn, wait } = quotas();
    learn('https://a.example/x', answer(remaining, reset));
    await wait('https://a.example/x');
    expect(waits).toEqual([]);
  });

  it('does not affect another origin', async () => {
    const { waits, learn, wait } = quotas();
    learn('https://a.example/x', answer('0', '7'));
    await wait('https://b.example/x');
    expect(waits).toEqual([]);
  });

  it('is waited for as long as each 429 says', async () => {
    const { waits, spent } = quotas();
    await Promise.all([spent('https://a.example/x', 1000), spent('https://a.example/y', 30_000)]);
    expect(waits).toEqual([1000, 30_000]);
  });

  it('is not waited for repeatedly a second at a time if no request is served', async () => {
    const { waits, spent, learn } = quotas();
    const url = 'https://a.example/x';
    for (let refused = 0; refused < 5; refused += 1) {
      await spent(url, 1000);
      await new Promise(setImmediate);
    }
    expect(waits).toEqual([1000, 1000, 1000]);
    learn(url, answer('3', '7'));
    await spent(url, 1000);
    expect(waits).toHaveLength(4);
  });

  it('fails only the refused request if a 429 announces a longer time than the run may wait', async () => {
    const { spent, wait } = quotas();
    const refused = spent('https://a.example/x', 3_600_000);
    await expect(wait('https://a.example/y')).resolves.toBeUndefined();
    await expect(refused).rejects.toThrow('ends only in 3600 s');
  });
});
