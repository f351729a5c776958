/** Sends what the suite and its peers send; a process of its own, beside that of the deployment. */
import { resolve } from 'node:path';
import type { Config } from '../../conformance/kit/config/schema.ts';
import { INTERFACE_IDS } from '../../conformance/kit/interfaces.ts';
import type { WireRequest } from '../../conformance/kit/transport.ts';
import { readContracts } from '../../scripts/docs/contracts.ts';
import { operationsOf } from '../../scripts/generate/operations.ts';
import { createDreddPeer, type Answered, type Deployed } from '../peers/dredd/judge.ts';
import { answerParent } from '../processes/answer-parent.ts';
import { collectionOf, runNewman } from './newman.ts';
import { loadPackedSuite, type PackedSuite } from './packed-suite.ts';
import type { PeerRun } from './peer-run.ts';
import { preparedRequests, repeatable } from './prepared-request.ts';
import { replay } from './replay.ts';
import { canRespect, runRespect, type RespectTask } from './respect.ts';
import { runSuite, type SuiteRun } from './run-suite.ts';

/** The parts that the rules are dealt to. */
const QUARTERS = 4;

/** A run of the suite. */
export interface SuiteTask {
  config: Config;
  concurrency: number;
  /** How many quarters of the rules are judged, 1 to {@link QUARTERS}; the rules are dealt to them in turn. */
  quarters: number;
}

const dredd = await createDreddPeer();
const contracts = await readContracts(resolve(import.meta.dirname, '../../generated'));

let suite: PackedSuite | undefined;
let collections: readonly object[] = [];
let respectable: RespectTask = { requests: [], contracts: {}, operationIds: {} };

const tasks = {
  /** Loads the suite of a built package; every other task comes after it. */
  open: async (program: string): Promise<void> => {
    suite = await loadPackedSuite(program);
  },
  suite: ({ config, concurrency, quarters }: SuiteTask): Promise<SuiteRun> => {
    const { rules, ...rest } = opened();
    const some = rules.filter((_, index) => index % QUARTERS < quarters);
    return runSuite({ ...rest, rules: some }, config, concurrency);
  },
  /** Runs the whole suite, and then sends the same requests to the same deployment again without looking at the answers. */
  floor: async ({ config, concurrency }: Omit<SuiteTask, 'quarters'>): Promise<PeerRun> => {
    const requests: WireRequest[] = [];
    await runSuite(opened(), config, concurrency, (request) => requests.push(request));
    return { ms: await replay(requests, concurrency), requests: requests.length, objections: 0 };
  },
  dredd: async (deployed: Deployed): Promise<PeerRun> => runDredd(deployed),
  /** Has Dredd find out what succeeds on a deployment, for newman and respect. Returns how many requests each got. */
  prepare: async (deployed: Deployed): Promise<{ newman: number; respect: number }> => {
    const answered: Answered[] = [];
    await runDredd(deployed, (one) => answered.push(structuredClone(one)));
    const requests = await repeatable(preparedRequests(answered, deployed));
    collections = await Promise.all(
      contracts.map(({ id, document }) =>
        collectionOf(
          document,
          requests.filter((request) => request.interface === id),
        ),
      ),
    );
    respectable = {
      requests: requests.filter(canRespect),
      contracts: Object.fromEntries(contracts.map(({ id, file }) => [id, file])),
      operationIds: Object.fromEntries(
        contracts.map(({ id, document }) => [
          id,
          Object.fromEntries(operationsOf(document).map(({ key, object }) => [key, object.operationId ?? ''])),
        ]),
      ),
    };
    return { newman: requests.length, respect: respectable.requests.length };
  },
  newman: (): Promise<PeerRun> => runNewman(collections),
  respect: (): Promise<PeerRun> => runRespect(respectable),
  /** The start of respect, with as little to do as it takes. */
  respectOnce: (): Promise<PeerRun> => runRespect({ ...respectable, requests: respectable.requests.slice(0, 1) }),
};
export type ClientTasks = typeof tasks;

function opened(): PackedSuite {
  if (suite === undefined) throw new Error('no suite is open');
  return suite;
}

async function runDredd(deployed: Deployed, onAnswered?: (answered: Answered) => void): Promise<PeerRun> {
  let [ms, requests, objections] = [0, 0, 0];
  for (const id of INTERFACE_IDS) {
    const judged = await dredd.judgeDeployed(id, deployed, onAnswered);
    ms += judged.ms;
    requests += judged.requests;
    objections += judged.violations.length;
  }
  return { ms, requests, objections };
}

answerParent(tasks);
