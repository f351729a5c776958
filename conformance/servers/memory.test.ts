import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

it('remembers what it is told, by its key', () => {
  const memory = createMemory<string, number>(2);
  expect(memory.keep('one', 1)).toBe(1);
  expect([memory.get('one'), memory.get('two')]).toEqual([1, undefined]);
});

it('holds no more than it may', () => {
  const memory = createMemory<string, number>(2);
  memory.keep('one', 1);
  memory.keep('two', 2);
  memory.keep('three', 3);
  expect(['one', 'two', 'three'].map(memory.get)).toEqual([undefined, undefined, 3]);
});
