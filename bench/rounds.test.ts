import { describe, expect, it } from 'vitest';
import { inRounds, ratioOf, timed } from './rounds.ts';

describe('inRounds', () => {
  it('takes turns, and lets each contender begin once', async () => {
    const order: string[] = [];
    const contender = (name: string) => async () => order.push(name);
    await inRounds({ a: contender('a'), b: contender('b'), c: contender('c') }, { rounds: 2, warmUp: 1 });
    expect(order.join('')).toBe('abcbcacab');
  });

  it('keeps the results of counted rounds by contender, and reports every measurement', async () => {
    let value = 0;
    const progress: string[] = [];
    const onProgress = (done: number, of: number) => void progress.push(`${done}/${of}`);
    const options = { rounds: 2, warmUp: 1, onProgress };
    const measured = await inRounds({ a: async () => (value += 1), b: async () => `${(value += 10)}` }, options);
    expect(measured).toEqual({ a: [22, 23], b: ['21', '33'] });
    expect(progress).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
  });

  it('needs a round that counts', async () => {
    await expect(inRounds({ a: async () => 1 }, { rounds: 0, warmUp: 1 })).rejects.toThrow(RangeError);
  });

  it('fails with the contender that fails', async () => {
    const broken = async () => Promise.reject(new Error('gone'));
    await expect(inRounds({ broken }, { rounds: 1, warmUp: 0 })).rejects.toThrow('gone');
  });
});

it('compares round by round', () => {
  // The second round was slow for both contenders, and the ratio of the medians would be 3.
  expect(ratioOf([1, 20, 3], [1, 10, 1])).toBe(2);
});

it('measures with the given clock', async () => {
  const clock = [100, 142];
  expect(
    await timed(
      async () => {},
      () => clock.shift() ?? 0,
    ),
  ).toBe(42);
});
