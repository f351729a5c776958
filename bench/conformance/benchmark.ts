import type { Benchmark } from '../benchmark.ts';
import { measureConformance, type Measured } from './measure.ts';
import { goalsOf, msPerCheck, sectionOf } from './section.ts';

/** The suite and its floor on one deployment. */
export const conformance: Benchmark = {
  name: 'conformance',
  run: async ({ onProgress }) => {
    const measured = await measureConformance(onProgress);
    return { markdown: sectionOf(measured), figures: figuresOf(measured), goals: goalsOf(measured) };
  },
};

function figuresOf(measured: Measured): object {
  const runs = Object.entries(measured).map(([name, list]) => [
    name,
    list.map((run) => ({ ...run, ms: Math.round(run.ms * 10) / 10 })),
  ]);
  return { msPerCheck: msPerCheck(measured), runs: Object.fromEntries(runs) as object };
}
