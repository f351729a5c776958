import { expect, it } from 'vitest';
import { growthOf, slopeOf } from './fit.ts';

const line = (xs: readonly number[], of: (x: number) => number) => xs.map((x) => ({ x, y: of(x) }));

it('finds the slope of a line', () => {
  expect(slopeOf(line([1, 2, 5, 9], (x) => 3 * x + 7))).toBeCloseTo(3);
});

it('finds the slope of points around a line', () => {
  expect(slopeOf([...line([0, 10], (x) => x + 1), ...line([0, 10], (x) => x - 1)])).toBeCloseTo(1);
});

it.each([
  ['constant', () => 5, 0],
  ['linear', (x: number) => 4 * x, 1],
  ['quadratic', (x: number) => 0.1 * x * x, 2],
])('finds %s growth', (_, of, exponent) => {
  expect(growthOf(line([10, 100, 1000], of))).toBeCloseTo(exponent);
});

it('needs two different x values', () => {
  expect(() => slopeOf(line([3, 3], (x) => x))).toThrow(RangeError);
  expect(() => slopeOf([])).toThrow(RangeError);
});
