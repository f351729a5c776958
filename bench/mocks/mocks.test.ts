import { expect, it } from 'vitest';
import { costBeyondPrism, sectionOf, type Measured } from './benchmark.ts';

const measured: Measured = { get: { mocks: [1000], prism: [1100] }, post: { mocks: [1000], prism: [990] } };

it('computes the cost of a request beyond Prism', () => {
  expect(costBeyondPrism(measured.get)).toBeCloseTo(10);
  expect(costBeyondPrism(measured.post)).toBeCloseTo(-1);
  expect(sectionOf(measured).goals.map(({ holds }) => holds)).toEqual([false, true]);
});

it('shows the mocks beside Prism', () => {
  expect(sectionOf(measured).markdown).toContain('| GET | 1000 (1000 to 1000) | 1100 (1100 to 1100) | 10.0 % |');
});
