import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemClock } from '../../conformance/clock.ts';
import type { Config } from '../../conformance/engine/config/schema.ts';
import type * as HttpTransport from '../../conformance/engine/http-transport.ts';
import type * as Engine from '../../conformance/engine/judge-target.ts';
import type * as LoadRules from '../../conformance/engine/load-rules.ts';
import type { Rule } from '../../conformance/engine/rule.ts';
import type { WireRequest } from '../../conformance/engine/transport.ts';
import { REQUEST_TIMEOUT_MS } from '../servers/served.ts';

/** The suite as it is packed: compiled code, without the loader that runs TypeScript in a checkout. */
export interface PackedSuite {
  rules: readonly Rule[];
  judgeTarget: typeof Engine.judgeTarget;
  httpTransport: typeof HttpTransport.httpTransport;
}

/**
 * Loads the suite of a built package.
 *
 * @param program - absolute path of the program of the package
 */
export async function loadPackedSuite(program: string): Promise<PackedSuite> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(dirname(program), '../engine', `${file}.js`)).href);
  const { judgeTarget } = (await load('judge-target')) as typeof Engine;
  const { httpTransport } = (await load('http-transport')) as typeof HttpTransport;
  const { loadRules } = (await load('load-rules')) as typeof LoadRules;
  return { rules: await loadRules(), judgeTarget, httpTransport };
}

/** What one run of the suite took. */
export interface SuiteRun {
  /** From its first rule to its report, in milliseconds. */
  ms: number;
  /** How many assertions were made. */
  checks: number;
  requests: number;
}

/** The same identifiers in every run, so that the same requests are sent. */
const SEED = 'bench';

/**
 * Judges a deployment by the rules of a suite, with writes, as the command does.
 *
 * @param concurrency - most requests under way at once
 * @param onRequest - told of every request, as it is sent
 * @throws Error when the deployment is not conformant: a suite that stops early is no measure
 */
export async function runSuite(
  { rules, judgeTarget, httpTransport }: PackedSuite,
  config: Config,
  concurrency: number,
  onRequest: (request: WireRequest) => void = () => {},
): Promise<SuiteRun> {
  const http = httpTransport({ requestTimeoutMs: REQUEST_TIMEOUT_MS, concurrency });
  let requests = 0;
  try {
    const started = performance.now();
    const report = await judgeTarget({
      rules,
      suite: { name: 'bench', version: '0.0.0', contracts: {} },
      config,
      startedAt: new Date(systemClock.now()),
      transport: (request, scope) => {
        requests += 1;
        onRequest(request);
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
    return { ms, checks: report.rules.reduce((sum, rule) => sum + rule.checks, 0), requests };
  } finally {
    await http.close();
  }
}
