import type { Benchmark } from '../benchmark.ts';
import { inRounds, measurementsOf } from '../rounds.ts';
import type { Consumer } from './consumers.ts';
import type { Diagnostics } from './diagnostics.ts';
import { createTypesProject } from './project.ts';
import { sectionOf } from './section.ts';

const ROUNDS = { rounds: 7, warmUp: 1 };
const CONSUMERS: readonly Consumer[] = ['empty', 'peer', 'client', 'flow'];

/** The types of one interface beside openapi-typescript's own. */
export const types: Benchmark = {
  name: 'types',
  run: async ({ onProgress }) => {
    const project = await createTypesProject();
    try {
      const told: Record<Consumer, Diagnostics[]> = { empty: [], peer: [], client: [], flow: [] };
      const compile = (consumer: Consumer) => async (): Promise<number> => {
        const diagnostics = await project.compile(consumer);
        told[consumer].push(diagnostics);
        return diagnostics.totalMs;
      };
      const of = measurementsOf(CONSUMERS.length, ROUNDS);
      let done = 0;
      await inRounds(
        { empty: compile('empty'), peer: compile('peer'), client: compile('client'), flow: compile('flow') },
        { ...ROUNDS, onMeasured: () => onProgress((done += 1), of) },
      );
      const counted = (consumer: Consumer): Diagnostics[] => told[consumer].slice(ROUNDS.warmUp);
      return sectionOf({
        empty: counted('empty'),
        peer: counted('peer'),
        client: counted('client'),
        flow: counted('flow'),
      });
    } finally {
      await project.remove();
    }
  },
};
