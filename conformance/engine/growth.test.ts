import { expect, it } from 'vitest';
import { expectProportional } from './growth.fixture.ts';

it('distinguishes quadratic from linear work', () => {
  let sum = 0;
  const grow = (rounds: (length: number) => number) => () =>
    expectProportional((length) => {
      for (let round = 0; round < rounds(length); round += 1) sum = (sum + round) % 7919;
    }, 400);
  expect(grow((length) => length * 500)).not.toThrow();
  expect(grow((length) => length * length)).toThrow('8 times as long');
});
