import type { Benchmark } from '../benchmark.ts';
import { measureReference } from './measure.ts';
import { goalsOf, sectionOf } from './section.ts';

/** The reference deployment as a stateful mock, beside others. */
export const reference: Benchmark = {
  name: 'reference',
  run: async ({ onProgress }) => {
    const measured = await measureReference(onProgress);
    const { load, two, start } = measured;
    return { markdown: sectionOf(measured), figures: { load, two, start }, goals: goalsOf(measured) };
  },
};
