import type { OnProgress } from '../benchmark.ts';
import { startChild } from '../processes/child.ts';
import { inRounds } from '../rounds.ts';
import { spreadOf } from '../spread.ts';
import { COST_NAMES, COSTS, SIZES, type Axis, type Cost } from './costs.ts';
import type { GrowthTasks } from './worker.ts';

/** How often each cost is measured at each size. */
export const ROUNDS = { rounds: 2, warmUp: 0 } as const;

/** What a cost comes to at a size: the median over the rounds, in milliseconds. */
export interface Measured {
  size: number;
  ms: number;
}

/** A cost at all its sizes. */
export interface Curve {
  cost: Cost;
  axis: Axis;
  points: readonly Measured[];
}

/** Measures all costs at all sizes. */
export async function measureGrowth(onProgress: OnProgress): Promise<Curve[]> {
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
