/** Measures costs in a separate process, with its own memory. */
import { answerParent } from '../processes/child.ts';
import { spreadOf } from '../spread.ts';
import { COSTS, type Cost } from './costs.ts';

/** Minimum time to repeat a short task, in milliseconds, so that neither the clock nor the compiler matters. */
const AT_LEAST_MS = 100;

const tasks = {
  /** Returns the median of as many runs as fit into the minimum time, in milliseconds. */
  measure: async ({ cost, size }: { cost: Cost; size: number }): Promise<number> => {
    const values: number[] = [];
    let spent = 0;
    while (spent < AT_LEAST_MS) {
      const ms = await COSTS[cost].measure(size);
      values.push(ms);
      spent += ms;
    }
    return spreadOf(values).median;
  },
};
export type GrowthTasks = typeof tasks;

answerParent(tasks);
