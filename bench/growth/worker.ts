/** Measures how costs grow; a process of its own, so that its memory is its own. */
import { answerParent } from '../processes/child.ts';
import { spreadOf } from '../spread.ts';
import { COSTS, type Cost } from './costs.ts';

/** A short task is repeated for so long, in milliseconds, so that neither the clock nor the compiler shows. */
const AT_LEAST_MS = 100;

const tasks = {
  /** Returns milliseconds: of one run, or the median of as many as fit into a tenth of a second. */
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
