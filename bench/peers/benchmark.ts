import { faults } from '../../conformance/reference/faults.ts';
import type { Benchmark } from '../benchmark.ts';
import { compare, createJudge, forEachTool, type Comparison, type Outcome } from './compare.ts';
import { sampleOf } from './sample.ts';
import { sectionOf } from './section.ts';

/** Longest objection in the figures, in characters. */
const LONGEST_OBJECTION = 200;

/** The suite and its peers on the same faulty deployments. */
export const peers: Benchmark = {
  name: 'peers',
  run: async (context) => {
    const chosen = context.faults === 'all' ? faults : sampleOf(faults);
    const comparison = await compare(chosen, await createJudge(), context.onProgress);
    return { markdown: sectionOf(comparison, faults.length), figures: figuresOf(comparison), goals: [] };
  },
};

function figuresOf({ rows, faultless }: Comparison): object {
  return {
    faultless,
    faults: rows.map(({ id, kind, outcomes }) => ({ id, kind, ...forEachTool((tool) => short(outcomes[tool])) })),
  };
}

function short({ objection, ms, ...outcome }: Outcome): object {
  const said = objection === undefined ? {} : { objection: objection.slice(0, LONGEST_OBJECTION) };
  return { ...outcome, ...said, ms: Math.round(ms) };
}
