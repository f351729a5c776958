import { expect, it } from 'vitest';
import { FROM_SOURCE } from '../processes/built-package.ts';
import { judgeFleet, sectionOf, type Fleet } from './benchmark.ts';

const fleetOf = (deployments: number, seconds = deployments): Fleet => ({
  deployments,
  seconds,
  megabytes: 300,
  summary: { code: 0, seconds: deployments / 100, megabytes: 200 },
});

it('holds the largest fleet, and the growth up to it, against the goals', () => {
  const { goals } = sectionOf([10, 100, 1000].map((size) => fleetOf(size)));
  expect(goals.map(({ id, holds }) => [id, holds])).toEqual([
    ['judging', true],
    ['memory', true],
    ['growth', true],
    ['summary', true],
    ['summary-memory', true],
  ]);
  const slow = sectionOf([fleetOf(10), fleetOf(1000, 100_000)]);
  expect(slow.goals.flatMap(({ id, holds }) => (holds ? [] : [id]))).toEqual(['judging', 'growth']);
});

it('shows what each size took', () => {
  expect(sectionOf([fleetOf(10), fleetOf(100, 150)]).markdown).toContain('| 100 | 150 | 1.50 | 300 | 1 | 200 |');
});

it('judges a fleet by processes that tell their memory, and sums it up', async () => {
  const { deployments, seconds, megabytes, summary } = await judgeFleet(FROM_SOURCE, 2);
  expect([deployments, summary.code]).toEqual([2, 0]);
  for (const measured of [seconds, megabytes, summary.seconds, summary.megabytes]) expect(measured).toBeGreaterThan(0);
});
