import { expect, it } from 'vitest';
import { checkingSchemas, decoding, learning, readingPages, redacting, writingBodies } from './answers.ts';
import { COST_NAMES, COSTS, SIZES } from './costs.ts';
import type { Curve } from './measure.ts';
import { generating, startingMock, startingReference } from './operations.ts';
import { exponentOf, goalsOf, lastExponentOf, sectionOf } from './section.ts';
import { judging, writing } from './suite.ts';
import { pathOf, syntheticContract } from './synthetic-contract.ts';

const curve = (cost: Curve['cost'], of: (size: number) => number): Curve => {
  const axis = COSTS[cost];
  return { cost, axis, points: SIZES[axis].map((size) => ({ size, ms: of(size) })) };
};
const curves = COST_NAMES.map((cost) => curve(cost, (size) => size / 10));

it('finds linear growth, and what a constant start hides', () => {
  const late = curve('judging by rules', (size) => 100 + size ** 2 / 1000);
  expect(exponentOf(curves[0] ?? late)).toBeCloseTo(1);
  expect(lastExponentOf(late)).toBeGreaterThan(exponentOf(late));
  expect(goalsOf([...curves, curve('judging by rules', (size) => size ** 2)]).map(({ holds }) => holds)).toEqual([
    ...curves.map(() => true),
    false,
  ]);
});

it('shows a table for each axis', () => {
  const section = sectionOf(curves);
  expect(section).toContain('| what | 10 rules, ms | 100 rules, ms | 1000 rules, ms | exponent | of the last step |');
  expect(section).toMatch(/^\| judging by rules \| 1 \| 10 \| 100 \| 1(?:\.00)? \| 1(?:\.00)? \|$/m);
});

it.each([2, 3, 6])('makes a contract of %i operations', (operations) => {
  const { paths } = syntheticContract(operations) as { paths: Record<string, object> };
  expect(Object.values(paths).flatMap((item) => Object.keys(item))).toHaveLength(operations);
  expect(paths).toHaveProperty([pathOf(operations - 1)]);
});

it.each([
  ['generating', generating],
  ['starting a mock', startingMock],
  ['starting the reference', startingReference],
  ['judging', judging],
  ['writing JSON', (size: number) => writing('json', size)],
  ['writing HTML', (size: number) => writing('html', size)],
  ['redacting', redacting],
  ['learning', learning],
  ['reading pages', readingPages],
  ['decoding', decoding],
  ['checking schemas', checkingSchemas],
  ['writing bodies', writingBodies],
])('can do what is measured: %s', async (_, cost) => {
  expect(await cost(3)).toBeGreaterThan(0);
});
