/** Measures how costs grow, in a process and so a memory of its own. */
import { answerParent } from '../processes/child.ts';
import { spreadOf } from '../spread.ts';
import { COSTS, type Cost } from './costs.ts';

/** How long a short task is repeated, in milliseconds, so that neither the clock nor the compiler matters. */
const AT_LEAST_MS = 100;

const tasks = {
  /** Returns the milliseconds of one run, or the median of as many as fit into that time. */
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
