import { startChild } from '../processes/child.ts';
import { counting, inRounds, measurementsOf } from '../rounds.ts';
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
export async function measureGrowth(onProgress: (done: number, of: number) => void): Promise<Curve[]> {
  const places = COST_NAMES.flatMap((cost) => SIZES[COSTS[cost]].map((size) => ({ cost, size })));
  const worker = startChild<GrowthTasks>('bench/growth/worker.ts');
  try {
    const onMeasured = counting(onProgress, measurementsOf(places.length, ROUNDS));
    const measured = await inRounds(
      Object.fromEntries(places.map((place) => [nameOf(place), () => worker.ask('measure', place)])),
      { ...ROUNDS, onMeasured },
    );
    return COST_NAMES.map((cost) => ({
      cost,
      axis: COSTS[cost],
      points: SIZES[COSTS[cost]].map((size) => ({
        size,
        ms: spreadOf(measured[nameOf({ cost, size })] ?? []).median,
      })),
    }));
  } finally {
    await worker.stop();
  }
}

const nameOf = ({ cost, size }: { cost: Cost; size: number }): string => `${cost} ${size}`;
