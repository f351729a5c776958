import { table } from '../../conformance/proof/markdown-table.ts';
import type { Benchmark, OnProgress, Section } from '../benchmark.ts';
import { growthOf } from '../fit.ts';
import { atMostLinear, rounded } from '../goals.ts';
import { startChild } from '../processes/child.ts';
import { inRounds } from '../rounds.ts';
import { spreadOf } from '../spread.ts';
import { AXES, COST_NAMES, COSTS, SIZES, type Axis, type Cost } from './costs.ts';
import type { GrowthTasks } from './worker.ts';

const ROUNDS = { rounds: 2, warmUp: 0 } as const;

/** How costs grow with operations, rules and exchanges. */
export const growth: Benchmark = {
  name: 'growth',
  run: async ({ onProgress }) => sectionOf(await measureGrowth(onProgress)),
};

/** The exponent of growth of a cost over all its sizes. */
export function exponentOf({ points }: Curve): number {
  return growthOf(points.map(({ size, ms }) => ({ x: size, y: ms })));
}

/** The exponent between the last two sizes, where a fixed cost matters least. */
export function lastExponentOf({ points }: Curve): number {
  return growthOf(points.slice(-2).map(({ size, ms }) => ({ x: size, y: ms })));
}

/** Reports the measurements of growth. */
export function sectionOf(curves: readonly Curve[]): Section {
  const markdown = [
    '## Growth',
    'How costs grow. An exponent of 1 is linear growth, 2 is quadratic; below 1 means that a fixed cost is included. The last column is the exponent between the last two sizes.',
    ...AXES.map((axis) =>
      tableOf(
        axis,
        curves.filter((curve) => curve.axis === axis),
      ),
    ),
    '### What is measured',
    [
      `Medians of ${ROUNDS.rounds} rounds in turns, in a process of its own; what takes less than a tenth of a second is repeated until that time is over. Contracts are synthetic,`,
      'with a schema of its own for each operation. Starts end with the first response. Rules send one request and make five checks against a target that answers at once.',
      'Reports have one rule for every three exchanges, and are written to a file. Bodies are escaped JSON, tokens, open tags, compressed Latin-1 and lists in which no entry fits.',
    ].join('\n'),
  ].join('\n\n');
  return {
    markdown,
    figures: { curves: curves.map((curve) => ({ ...curve, exponent: exponentOf(curve) })) },
    goals: curves.map((curve) =>
      atMostLinear(curve.cost, `growth of ${curve.cost} with ${curve.axis}`, exponentOf(curve)),
    ),
  };
}

function tableOf(axis: string, curves: readonly Curve[]): string {
  const sizes = curves[0]?.points.map(({ size }) => `${size} ${axis}, ms`) ?? [];
  return table(
    ['what', ...sizes, 'exponent', 'of the last step'],
    curves.map((curve) => [
      curve.cost,
      ...curve.points.map(({ ms }) => rounded(ms)),
      rounded(exponentOf(curve)),
      rounded(lastExponentOf(curve)),
    ]),
  );
}

/** The median of a cost at a size, in milliseconds. */
export interface Measured {
  size: number;
  ms: number;
}

export interface Curve {
  cost: Cost;
  axis: Axis;
  points: readonly Measured[];
}

/** Measures all costs at all sizes. */
async function measureGrowth(onProgress: OnProgress): Promise<Curve[]> {
  const curves = COST_NAMES.map((cost) => ({ cost, axis: COSTS[cost].axis, sizes: SIZES[COSTS[cost].axis] }));
  const places = curves.flatMap(({ cost, sizes }) => sizes.map((size) => ({ cost, size })));
  const worker = startChild<GrowthTasks>('bench/growth/worker.ts');
  try {
    const measured = await inRounds(
      Object.fromEntries(places.map((place) => [nameOf(place), () => worker.ask('measure', place)])),
      { ...ROUNDS, onProgress },
    );
    return curves.map(({ cost, axis, sizes }) => ({
      cost,
      axis,
      points: sizes.map((size) => ({ size, ms: spreadOf(measured[nameOf({ cost, size })] ?? []).median })),
    }));
  } finally {
    await worker.stop();
  }
}

const nameOf = ({ cost, size }: { cost: Cost; size: number }): string => `${cost} ${size}`;
