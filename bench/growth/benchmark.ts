import type { Benchmark } from '../benchmark.ts';
import { measureGrowth } from './measure.ts';
import { exponentOf, goalsOf, sectionOf } from './section.ts';

/** How costs grow with operations, rules and exchanges. */
export const growth: Benchmark = {
  name: 'growth',
  run: async ({ onProgress }) => {
    const curves = await measureGrowth(onProgress);
    return {
      markdown: sectionOf(curves),
      figures: { curves: curves.map((curve) => ({ ...curve, exponent: exponentOf(curve) })) },
      goals: goalsOf(curves),
    };
  },
};
