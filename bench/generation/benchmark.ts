import type { Benchmark } from '../benchmark.ts';
import { inRounds, measurementsOf } from '../rounds.ts';
import { runAll } from './run.ts';
import { sectionOf } from './section.ts';
import { CHECK, fewestCalls, generate, oneByOne, UNCHANGED } from './tools.ts';
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
      const of = measurementsOf(3, WORK) + measurementsOf(3, UNCHANGED_ROUNDS);
      let done = 0;
      const onMeasured = (): void => onProgress((done += 1), of);
      const tools = { oneByOne: oneByOne(workspace), fewestCalls: fewestCalls(workspace) };
      const work = await inRounds(
        {
          oneByOne: () => runAll(tools.oneByOne),
          fewestCalls: () => runAll(tools.fewestCalls),
          generate: () => runAll([generate(workspace)]),
        },
        { ...WORK, onMeasured },
      );
      await runAll([CHECK]);
      const unchanged = await inRounds(
        {
          npm: () => runAll([UNCHANGED.npm]),
          command: () => runAll([UNCHANGED.command]),
          nothing: () => runAll([UNCHANGED.nothing]),
        },
        { ...UNCHANGED_ROUNDS, onMeasured },
      );
      return sectionOf({
        ...work,
        unchanged,
        calls: { oneByOne: tools.oneByOne.length, fewestCalls: tools.fewestCalls.length },
        interfaces: workspace.ids.length,
      });
    } finally {
      await workspace.remove();
    }
  },
};
