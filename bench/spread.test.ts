import { expect, it } from 'vitest';
import { spreadOf, spreadText } from './spread.ts';

it('computes median and spread, in any order of the values', () => {
  expect(spreadOf([5, 1, 3, 2, 4])).toEqual({ median: 3, low: 1.4, high: 4.6 });
  expect(spreadOf([1, 2])).toMatchObject({ median: 1.5 });
  expect(spreadOf([7])).toEqual({ median: 7, low: 7, high: 7 });
});

it('needs values', () => {
  expect(() => spreadOf([])).toThrow(RangeError);
});

it('shows whole numbers', () => {
  expect(spreadText([329.6, 86.4, 2049.3])).toBe('330 (135 to 1705)');
  expect(spreadText([1500], (ms) => (ms / 1000).toFixed(1))).toBe('1.5 (1.5 to 1.5)');
});
