import { table } from '../../conformance/proof/markdown-table.ts';
import type { Benchmark, Section } from '../benchmark.ts';
import { atLeast, atMost, rounded } from '../goals.ts';
import { inRounds, ratioOf } from '../rounds.ts';
import { spreadOf, spreadText } from '../spread.ts';
import { fewestCalls, GENERATE, oneByOne, runAll, UNCHANGED } from './tools.ts';
import { createWorkspace } from './workspace.ts';

/** Few rounds: calling the tools one by one takes half a minute. */
const WORK = { rounds: 3, warmUp: 0 };
const UNCHANGED_ROUNDS = { rounds: 9, warmUp: 1 };

/** `npm run generate` compared with the tools that it uses. */
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
          generate: () => runAll([GENERATE]),
        },
        { ...WORK, onProgress },
      );
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

/** The measurements, in milliseconds, in the order of the rounds. */
export interface Measured {
  oneByOne: readonly number[];
  fewestCalls: readonly number[];
  generate: readonly number[];
  unchanged: readonly number[];
  /** Number of commands that the tools need. */
  calls: Readonly<Record<'oneByOne' | 'fewestCalls', number>>;
  interfaces: number;
}

/** Reports the measurements of the generator. */
export function sectionOf(measured: Measured): Section {
  const { oneByOne, fewestCalls, generate, unchanged, calls, interfaces } = measured;
  const ratios = { oneByOne: ratioOf(oneByOne, generate), fewestCalls: ratioOf(fewestCalls, generate) };
  const markdown = [
    '## Generation',
    `Everything is a process of its own, measured from its start to its end, in turns. The tools do what they can for ${interfaces} interfaces: ` +
      'bundles in YAML and JSON by `redocly bundle`, types by `openapi-typescript`, GraphQL by `graphql-codegen`. `npm run generate` ' +
      'does the same and what none of these tools does: OpenAPI 3.0, JSON Schema, clients, names, validators, forbidden bodies; its files are compared with those of the checkout, not written.',
    table(
      ['what', 'commands', 'seconds', 'compared with `generate`'],
      [
        ['the tools one by one', calls.oneByOne, seconds(oneByOne), `${rounded(ratios.oneByOne)} times`],
        ['the tools, fewest calls', calls.fewestCalls, seconds(fewestCalls), `${rounded(ratios.fewestCalls)} times`],
        ['`generate`', 1, seconds(generate), ''],
        ['`generate` when nothing has changed, without npm', 1, seconds(unchanged), ''],
      ],
    ),
    '«One by one» calls each tool as its documentation shows. «Fewest calls» needs three configurations that are written for this purpose.',
  ].join('\n\n');
  return {
    markdown,
    figures: { ...measured, ratios },
    goals: [
      atLeast('one-by-one', 'the tools one by one compared with `generate`', ratios.oneByOne, 5, 'times'),
      atMost('unchanged', 'nothing changed, without npm', spreadOf(unchanged).median / 1000, 0.5, 's'),
    ],
  };
}

const seconds = (values: readonly number[]): string => spreadText(values, (ms) => rounded(ms / 1000));
