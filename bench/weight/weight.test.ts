import { expect, it } from 'vitest';
import { sectionOf } from './benchmark.ts';

const weights = [
  { id: 'light', client: 2000, everything: 4000 },
  { id: 'heavy', client: 2500, everything: 6001 },
];

it('compares the heaviest import and the installation with their limits', () => {
  const { goals, markdown } = sectionOf({ weights, bytes: 2_500_000 });
  expect(goals.map(({ id, measured, holds }) => [id, measured, holds])).toEqual([
    ['client', 2500, true],
    ['flows', 6001, false],
    ['installation', 2.5, true],
  ]);
  expect(markdown).toMatch(/\| heavy +\| 2500 +\| 6001 +\|/);
  expect(markdown).toContain('2.50 MB');
});
