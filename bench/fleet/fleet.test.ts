import { expect, it } from 'vitest';
import { FROM_SOURCE } from '../processes/built-package.ts';
import { judgeFleet, sectionOf, type Fleet } from './benchmark.ts';

const fleetOf = (deployments: number, seconds = deployments): Fleet => ({
  deployments,
  seconds,
  megabytes: 300,
  summary: { code: 0, seconds: deployments / 100, megabytes: 200 },
});

it('compares the largest fleet, and the growth up to it, with the goals', () => {
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

it('shows the cost of each size', () => {
  expect(sectionOf([fleetOf(10), fleetOf(100, 150)]).markdown).toContain('| 100 | 150 | 1.50 | 300 | 1 | 200 |');
});

it('judges a fleet by processes that report their memory, and summarises it', async () => {
  const { deployments, seconds, megabytes, summary } = await judgeFleet(FROM_SOURCE, 2);
  expect([deployments, summary.code]).toEqual([2, 0]);
  for (const measured of [seconds, megabytes, summary.seconds, summary.megabytes]) expect(measured).toBeGreaterThan(0);
});
