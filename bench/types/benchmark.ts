import { table } from '../../conformance/proof/markdown-table.ts';
import type { Benchmark, Section } from '../benchmark.ts';
import { atMost } from '../goals.ts';
import { inRounds, ratioOf } from '../rounds.ts';
import { spreadText } from '../spread.ts';
import { createTypesProject, generatedTypes, INTERFACE, type Consumer, type Diagnostics } from './project.ts';

const ROUNDS = { rounds: 7, warmUp: 1 };

/** The types of one interface, compared with openapi-typescript's own. */
export const types: Benchmark = {
  name: 'types',
  run: async ({ onProgress }) => {
    const project = await createTypesProject();
    try {
      const contenders = {
        peer: () => project.compile('peer'),
        client: () => project.compile('client'),
        flow: () => project.compile('flow'),
      };
      return sectionOf(await inRounds(contenders, { ...ROUNDS, onProgress }));
    } finally {
      await project.remove();
    }
  },
};

const NAMES: Readonly<Record<Consumer, string>> = {
  peer: "openapi-typescript's own output with openapi-fetch",
  client: 'the generated client of the package',
  flow: 'the flows of the package',
};

/** Diagnostics of the compiler, by round. */
export type Measured = Readonly<Record<Consumer, readonly Diagnostics[]>>;

/** Reports the measurements of the types. */
export function sectionOf(measured: Measured): Section {
  const consumers = Object.keys(NAMES) as Consumer[];
  const last = (consumer: Consumer): Diagnostics => {
    const diagnostics = measured[consumer].at(-1);
    if (diagnostics === undefined) throw new RangeError('nothing was measured');
    return diagnostics;
  };
  const total = (consumer: Consumer): number[] => measured[consumer].map(({ totalMs }) => totalMs);
  const peer = last('peer');
  const loaded = generatedTypes(last('flow').files);
  const beside = ratioOf(total('client'), total('peer'));
  const markdown = [
    '## Types',
    `A program that reads a partner and changes its name, compiled by \`tsc\` in a process of its own, in turns: once with what openapi-typescript ` +
      `makes of the same contract (\`${INTERFACE}\`) and a bare openapi-fetch, once with each way that the package offers. Both come as declarations, ` +
      'which the compiler takes as they are (`skipLibCheck`). Times are those that the compiler tells, in ms.',
    table(
      ['program against', 'instantiations', 'types', 'check', 'everything', 'files'],
      consumers.map((consumer) => {
        const { instantiations, types, files } = last(consumer);
        const check = spreadText(measured[consumer].map(({ checkMs }) => checkMs));
        return [NAMES[consumer], instantiations, types, check, spreadText(total(consumer)), files.length];
      }),
    ),
    `The import loads the types of ${loaded.length === 1 ? 'one interface' : `${loaded.length} interfaces`}: ${loaded.map((file) => `\`${file.split('/dist/').at(-1)}\``).join(', ')}. ` +
      'We chose the limits of the other two goals ourselves.',
  ].join('\n\n');
  const figures = Object.fromEntries(
    consumers.map((consumer) => {
      const { instantiations, types, files } = last(consumer);
      const checkMs = measured[consumer].map((one) => one.checkMs);
      return [consumer, { instantiations, types, files, checkMs, totalMs: total(consumer) }];
    }),
  );
  return {
    markdown,
    figures,
    goals: [
      atMost('files', 'files of generated types that an import loads', loaded.length, 1, 'file'),
      atMost(
        'instantiations',
        'instantiations of the generated client',
        last('client').instantiations / peer.instantiations,
        1,
        'times the raw types',
      ),
      atMost('tsc', 'tsc of the generated client', beside, 1.25, 'times the raw types'),
    ],
  };
}
