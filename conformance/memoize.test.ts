import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('computes a result once, until there are too many or they are discarded', () => {
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

it('caches no result of a longer text by default', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make, { longest: 4, most: 2 });
  expect([lengthOf('three'), lengthOf('three')]).toEqual([5, 5]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('caches the latest result of a longer text with andLatest, until it is discarded', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make, { longest: 4, most: 2, andLatest: true });
  for (const text of ['three', 'three', 'seven', 'three']) lengthOf(text);
  expect(make).toHaveBeenCalledTimes(3);
  lengthOf.forget();
  expect(lengthOf('three')).toBe(5);
  expect(make).toHaveBeenCalledTimes(4);
});
