import { expect, it } from 'vitest';
import type { Measured } from './measure.ts';
import { costBeyondPrism, goalsOf, sectionOf } from './section.ts';

const measured: Measured = { get: { mocks: [1000], prism: [1100] }, post: { mocks: [1000], prism: [990] } };

it('finds what a request costs beyond Prism', () => {
  expect(costBeyondPrism(measured.get)).toBeCloseTo(10);
  expect(costBeyondPrism(measured.post)).toBeCloseTo(-1);
  expect(goalsOf(measured).map(({ holds }) => holds)).toEqual([false, true]);
});

it('shows the mocks beside Prism', () => {
  expect(sectionOf(measured)).toContain('| GET | 1000 (1000 to 1000) | 1100 (1100 to 1100) | 10.0 % |');
});
