import { expect, it } from 'vitest';
import type { Measured } from './measure.ts';
import { costBeyondPrism, goalsOf, sectionOf } from './section.ts';

const start = (ms: number, mebibytes: number) => [{ ms, mebibytes }];
const measured: Measured = {
  starts: {
    checkout: start(1200, 180),
    package: start(800, 160),
    atOnce: start(9000, 1800),
    oneByOne: start(15_000, 1801),
  },
  load: { get: { mocks: [1000], prism: [1100] }, post: { mocks: [1000], prism: [990] } },
};

it('finds what a request costs beyond Prism', () => {
  expect(costBeyondPrism(measured.load.get)).toBeCloseTo(10);
  expect(costBeyondPrism(measured.load.post)).toBeCloseTo(-1);
  expect(goalsOf(measured).map(({ holds }) => holds)).toEqual([false, true]);
});

it('shows one process beside twelve', () => {
  const section = sectionOf(measured);
  expect(section).toContain('| the mocks, as installed | 1 | 800 (800 to 800) | 160 (160 to 160) |');
  expect(section).toContain('| Prism, all started at once | 12 | 9000 (9000 to 9000) | 1800 (1800 to 1800) |');
});
