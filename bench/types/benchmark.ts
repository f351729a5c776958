import type { Benchmark } from '../benchmark.ts';
import { inRounds } from '../rounds.ts';
import { createTypesProject } from './project.ts';
import { sectionOf } from './section.ts';

const ROUNDS = { rounds: 7, warmUp: 1 };

/** The types of one interface beside openapi-typescript's own. */
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
