import type { Benchmark } from '../benchmark.ts';
import { measureFleets, sizesOf } from './measure.ts';
import { exponentOf, goalsOf, sectionOf } from './section.ts';

/** How long it takes to judge up to a thousand deployments, and to sum up their reports. */
export const fleet: Benchmark = {
  name: 'fleet',
  onDemand: true,
  run: async ({ onProgress }) => {
    const fleets = await measureFleets(sizesOf(process.env['FLEET']), onProgress);
    return {
      markdown: sectionOf(fleets),
      figures: { fleets, exponent: exponentOf(fleets, ({ seconds }) => seconds) },
      goals: goalsOf(fleets),
    };
  },
};
