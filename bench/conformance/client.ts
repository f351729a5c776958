/** Sends what the suite sends; a process of its own, beside that of the deployment. */
import type { Config } from '../../conformance/engine/config/schema.ts';
import type { WireRequest } from '../../conformance/engine/transport.ts';
import { answerParent } from '../processes/answer-parent.ts';
import { replay } from './replay.ts';
import { loadPackedSuite, runSuite, type PackedSuite, type SuiteRun } from './run-suite.ts';

/** The parts that the rules are dealt to. */
const QUARTERS = 4;

/** A run of the suite. */
interface SuiteTask {
  config: Config;
  concurrency: number;
  /** How many quarters of the rules are judged, 1 to {@link QUARTERS}; the rules are dealt to them in turn, and those that observe the others come with all. */
  quarters: number;
}

let suite: PackedSuite | undefined;

const tasks = {
  /** Loads the suite of a built package; every other task comes after it. */
  open: async (program: string): Promise<void> => {
    suite = await loadPackedSuite(program);
  },
  suite: ({ config, concurrency, quarters }: SuiteTask): Promise<SuiteRun> => {
    const { rules, ...rest } = opened();
    const some = rules.filter(({ effect }, index) =>
      effect === 'observes' ? quarters === QUARTERS : index % QUARTERS < quarters,
    );
    return runSuite({ ...rest, rules: some }, config, concurrency);
  },
  /** Runs the whole suite, and then sends the same requests to the same deployment again without looking at the answers. */
  floor: async ({ config, concurrency }: Omit<SuiteTask, 'quarters'>): Promise<{ ms: number; requests: number }> => {
    const requests: WireRequest[] = [];
    await runSuite(opened(), config, concurrency, (request) => requests.push(request));
    return { ms: await replay(requests, concurrency), requests: requests.length };
  },
};
export type ClientTasks = typeof tasks;

function opened(): PackedSuite {
  if (suite === undefined) throw new Error('no suite is open');
  return suite;
}

answerParent(tasks);
