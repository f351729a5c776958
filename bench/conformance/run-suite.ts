import { systemClock } from '../../conformance/clock.ts';
import type { Config } from '../../conformance/engine/config/schema.ts';
import type { WireRequest } from '../../conformance/engine/transport.ts';
import { REQUEST_TIMEOUT_MS } from '../servers/served.ts';
import type { PackedSuite } from './packed-suite.ts';

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
