import type { Benchmark } from '../benchmark.ts';
import { inRounds } from '../rounds.ts';
import { sectionOf } from './section.ts';
import { CHECK, fewestCalls, generate, oneByOne, runAll, UNCHANGED } from './tools.ts';
import { createWorkspace } from './workspace.ts';

/** One by one takes half a minute each time. */
const WORK = { rounds: 3, warmUp: 0 };
const UNCHANGED_ROUNDS = { rounds: 9, warmUp: 1 };

/** `npm run generate` beside the tools that it drives. */
export const generation: Benchmark = {
  name: 'generation',
  run: async ({ onProgress }) => {
    const workspace = await createWorkspace();
    try {
      const tools = { oneByOne: oneByOne(workspace), fewestCalls: fewestCalls(workspace) };
      const work = await inRounds(
        {
          oneByOne: () => runAll(tools.oneByOne),
          fewestCalls: () => runAll(tools.fewestCalls),
          generate: () => runAll([generate(workspace)]),
        },
        { ...WORK, onProgress },
      );
      await runAll([CHECK]);
      const { unchanged } = await inRounds(
        { unchanged: () => runAll([UNCHANGED]) },
        { ...UNCHANGED_ROUNDS, onProgress },
      );
      const calls = { oneByOne: tools.oneByOne.length, fewestCalls: tools.fewestCalls.length };
      return sectionOf({ ...work, unchanged, calls, interfaces: workspace.ids.length });
    } finally {
      await workspace.remove();
    }
  },
};
