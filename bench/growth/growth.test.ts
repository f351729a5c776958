import { expect, it } from 'vitest';
import { exponentOf, lastExponentOf, sectionOf, type Curve } from './benchmark.ts';
import { COST_NAMES, COSTS, SIZES } from './costs.ts';
import { pathOf, syntheticContract } from './synthetic-contract.ts';

const curve = (cost: Curve['cost'], of: (size: number) => number): Curve => {
  const { axis } = COSTS[cost];
  return { cost, axis, points: SIZES[axis].map((size) => ({ size, ms: of(size) })) };
};
const curves = COST_NAMES.map((cost) => curve(cost, (size) => size / 10));

it('finds linear growth, and growth hidden by a fixed cost', () => {
  const late = curve('judging by rules', (size) => 100 + size ** 2 / 1000);
  expect(exponentOf(curves[0] ?? late)).toBeCloseTo(1);
  expect(lastExponentOf(late)).toBeGreaterThan(exponentOf(late));
  const { goals } = sectionOf([...curves, curve('judging by rules', (size) => size ** 2)]);
  expect(goals.map(({ holds }) => holds)).toEqual([...curves.map(() => true), false]);
});

it('shows a table for each axis', () => {
  const section = sectionOf(curves).markdown;
  expect(section).toContain('| what | 10 rules, ms | 100 rules, ms | 1000 rules, ms | exponent | of the last step |');
  expect(section).toMatch(/^\| judging by rules \| 1 \| 10 \| 100 \| 1(?:\.00)? \| 1(?:\.00)? \|$/m);
});

it.each([2, 3, 6])('makes a contract of %i operations', (operations) => {
  const { paths } = syntheticContract(operations) as { paths: Record<string, object> };
  expect(Object.values(paths).flatMap((item) => Object.keys(item))).toHaveLength(operations);
  expect(paths).toHaveProperty([pathOf(operations - 1)]);
});

it.each(COST_NAMES)('can measure: %s', async (cost) => {
  expect(await COSTS[cost].measure(3)).toBeGreaterThan(0);
});
