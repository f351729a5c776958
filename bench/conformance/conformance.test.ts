import { expect, it } from 'vitest';
import { serve } from '../servers/served.ts';
import { msPerCheck, sectionOf, type Measured } from './benchmark.ts';
import { replay } from './replay.ts';

const suite = (checks: number) => [{ ms: 100 + checks / 4, checks, requests: checks / 2 }];
const floor = (ms: number) => [{ ms, requests: 1000 }];
const measured: Measured = {
  suite8: suite(2000),
  floor8: floor(300),
  suite1: suite(2000),
  floor1: floor(500),
  quarter1: suite(500),
  quarter2: suite(1000),
  quarter3: suite(1500),
  checkout: [{ ms: 3100 }],
  package: [{ ms: 1900 }],
};

it('computes the cost of a check as the slope over parts of the rules, which excludes the start', () => {
  expect(msPerCheck(measured)).toBeCloseTo(0.25);
});

it('compares the figures with the goals', () => {
  expect(sectionOf(measured).goals.map(({ measured: value, holds }) => [value, holds])).toEqual([
    [expect.closeTo(0.25), true],
    [2, false],
    [expect.closeTo(1.2), true],
    [1.9, true],
    [3.1, false],
  ]);
});

it('shows the suite and the unchecked requests with the cost of a request', () => {
  const section = sectionOf(measured).markdown;
  expect(section).toContain('2000 checks by 1000 requests');
  expect(section).toContain('| the same requests unchecked | 1 | 1000 | 500 (500 to 500) | 0.500 |');
});

it('sends requests without a suite', async () => {
  const { urls, close } = await serve();
  const request = { method: 'OPTIONS', url: `${urls.report}/`, headers: [['Accept', '*/*']] } as const;
  expect(await replay([request, request, request], 2)).toBeGreaterThan(0);
  await close();
});
