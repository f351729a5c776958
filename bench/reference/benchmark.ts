import type { Benchmark } from '../benchmark.ts';
import { measureReference } from './measure.ts';
import { goalsOf, sectionOf } from './section.ts';

/** The reference deployment as a stateful mock, beside Prism. */
export const reference: Benchmark = {
  name: 'reference',
  run: async ({ onProgress }) => {
    const measured = await measureReference(onProgress);
    return { markdown: sectionOf(measured), figures: measured, goals: goalsOf(measured) };
  },
};
