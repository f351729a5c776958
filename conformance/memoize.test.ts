import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('makes a result once, until it has made too many or is to forget', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make, { longest: 4, most: 2 });
  for (const text of ['one', 'one', 'two']) lengthOf(text);
  expect(make).toHaveBeenCalledTimes(2);
  for (const text of ['six', 'one']) lengthOf(text);
  expect(make).toHaveBeenCalledTimes(4);
  lengthOf.forget();
  expect(lengthOf('six')).toBe(3);
  expect(make).toHaveBeenCalledTimes(5);
});

it('keeps no result of a longer text by default', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make, { longest: 4, most: 2 });
  expect([lengthOf('three'), lengthOf('three')]).toEqual([5, 5]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps the latest result of a longer text where it is to, until it is to forget', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make, { longest: 4, most: 2, andLatest: true });
  for (const text of ['three', 'three', 'seven', 'three']) lengthOf(text);
  expect(make).toHaveBeenCalledTimes(3);
  lengthOf.forget();
  expect(lengthOf('three')).toBe(5);
  expect(make).toHaveBeenCalledTimes(4);
});
