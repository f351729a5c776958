/** Runs the suite, in another process than the deployment. */
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemClock } from '../../conformance/clock.ts';
import type { Config } from '../../conformance/engine/config/schema.ts';
import type * as HttpTransport from '../../conformance/engine/http-transport.ts';
import type * as Engine from '../../conformance/engine/judge-target.ts';
import type * as LoadRules from '../../conformance/engine/load-rules.ts';
import type { WireRequest } from '../../conformance/engine/transport.ts';
import { answerParent } from '../processes/child.ts';
import { REQUEST_TIMEOUT_MS } from '../servers/served.ts';
import { replay } from './replay.ts';

/** Number of parts of the rules. */
const QUARTERS = 4;

/** Makes the identifiers, and so the requests, the same in every run. */
const SEED = 'bench';

/** A run of the suite. */
interface SuiteTask {
  /** Absolute path of the program of a built package, which runs without the TypeScript loader. */
  program: string;
  config: Config;
  /** Maximum number of requests in flight. */
  concurrency: number;
  /**
   * Number of quarters of the rules to judge, 1 to {@link QUARTERS}; rules are assigned to them in turn. Rules that observe run only with
   * all quarters.
   */
  quarters: number;
}

/** The measurements of one run of the suite. */
interface SuiteRun {
  /** From the first rule to the report, in milliseconds. */
  ms: number;
  /** Number of assertions. */
  checks: number;
  /** Every request that was sent. */
  sent: readonly WireRequest[];
}

/**
 * Judges a deployment by the rules of a built package, with writes, as the command does.
 *
 * @throws Error if the deployment is not conformant: a run that stops early would be too fast
 */
async function runSuite({ program, config, concurrency, quarters }: SuiteTask): Promise<SuiteRun> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(dirname(program), '../engine', `${file}.js`)).href);
  const { judgeTarget } = (await load('judge-target')) as typeof Engine;
  const { httpTransport } = (await load('http-transport')) as typeof HttpTransport;
  const { loadRules } = (await load('load-rules')) as typeof LoadRules;
  const rules = (await loadRules()).filter(({ effect }, index) =>
    effect === 'observes' ? quarters === QUARTERS : index % QUARTERS < quarters,
  );
  const http = httpTransport({ requestTimeoutMs: REQUEST_TIMEOUT_MS, concurrency });
  const sent: WireRequest[] = [];
  try {
    const started = performance.now();
    const report = await judgeTarget({
      rules,
      suite: { name: 'bench', version: '0.0.0', contracts: {} },
      config,
      startedAt: new Date(systemClock.now()),
      transport: (request, scope) => {
        sent.push(request);
        return http.send(request, scope);
      },
      allowWrites: true,
      seed: SEED,
    });
    const ms = performance.now() - started;
    if (report.verdict !== 'conformant') {
      const open = report.rules.filter(
        ({ level, status }) => level === 'must' && /^(failed|inconclusive)$/.test(status),
      );
      const reasons = open.map(({ id, status, reason }) => `${id}: ${status}, ${reason}`).join('\n');
      throw new Error(`The deployment without a fault is ${report.verdict}.\n${reasons}`);
    }
    return { ms, checks: report.rules.reduce((sum, rule) => sum + rule.checks, 0), sent };
  } finally {
    await http.close();
  }
}

const tasks = {
  suite: async (task: SuiteTask): Promise<{ ms: number; checks: number; requests: number }> => {
    const { sent, ...took } = await runSuite(task);
    return { ...took, requests: sent.length };
  },
  /** Runs the whole suite, and then sends the same requests to the same deployment again without judging the responses. */
  floor: async (task: Omit<SuiteTask, 'quarters'>): Promise<{ ms: number; requests: number }> => {
    const { sent } = await runSuite({ ...task, quarters: QUARTERS });
    return { ms: await replay(sent, task.concurrency), requests: sent.length };
  },
};
export type ClientTasks = typeof tasks;

answerParent(tasks);
