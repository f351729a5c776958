import { describe, expect, it } from 'vitest';
import { createWindowBudget, type WindowWait } from './window-budget.ts';

function budgetOf(ms: number) {
  const time = { now: 1000 };
  const said: WindowWait[] = [];
  const budget = createWindowBudget(
    ms,
    async () => {},
    (wait) => said.push(wait),
    () => time.now,
  );
  return { time, said, renew: budget.renew, wait: (long: number) => budget.wait('https://a.example', long) };
}

describe('the budget for rate limits', () => {
  it('is reported before it is used, and refuses longer waits', async () => {
    const { time, said, wait, renew } = budgetOf(100_000);
    await wait(60_000);
    time.now += 60_000;
    await expect(wait(60_000)).rejects.toThrow(
      'the window of the rate limit of https://a.example ends only in 60 s, and the run may wait 40 s more: raise timing.budgetMs',
    );
    await wait(40_000);
    expect(said).toEqual([
      { origin: 'https://a.example', ms: 60_000, leftMs: 40_000 },
      { origin: 'https://a.example', ms: 40_000, leftMs: 0 },
    ]);
    renew();
    time.now += 40_000;
    await wait(70_000);
    expect(said.at(-1)).toMatchObject({ leftMs: 30_000 });
  });

  it('is used once by concurrent waits', async () => {
    const { said, wait } = budgetOf(60_000);
    await Promise.all([wait(50_000), wait(50_000), wait(60_000)]);
    expect(said.map(({ leftMs }) => leftMs)).toEqual([10_000, 0]);
  });
});
