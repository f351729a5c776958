import type { Benchmark } from '../benchmark.ts';
import { measureMocks } from './measure.ts';
import { goalsOf, sectionOf } from './section.ts';

/** The mocks beside Prism. */
export const mocks: Benchmark = {
  name: 'mocks',
  run: async ({ onProgress }) => {
    const measured = await measureMocks(onProgress);
    return { markdown: sectionOf(measured), figures: { load: measured }, goals: goalsOf(measured) };
  },
};
