import { systemClock } from '../../conformance/clock.ts';
import type { Config } from '../../conformance/engine/config/schema.ts';
import { judgeTarget } from '../../conformance/engine/judge-target.ts';
import { httpTransport } from '../../conformance/engine/http-transport.ts';
import type { RuleResult } from '../../conformance/engine/report.ts';
import type { Rule } from '../../conformance/engine/rule.ts';
import type { WireRequest, WireResponse } from '../../conformance/engine/transport.ts';
import { withoutNewer } from '../../conformance/proof/in-process.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import { HOSTS, type Host, type Quota } from '../../conformance/reference/interface.ts';
import { REQUEST_TIMEOUT_MS, serve } from '../servers/served.ts';

/** The deployment that a tool judges. */
export interface Subject {
  interface: InterfaceId;
  /** Id of the fault of the deployment; undefined for the one without a fault. */
  fault?: string;
}

/** The judgement of one tool about one deployment. */
export interface Judgement {
  /** Its objections; the same objection has the same text in every run. */
  violations: readonly string[];
  /** How many requests it sent or saw. */
  requests: number;
  /** How long it took, in milliseconds. */
  ms: number;
}

/** A request of the suite, and its answer. */
export interface Exchange {
  /** The host that was asked. */
  host: Host;
  request: WireRequest;
  response: WireResponse;
}

/** The judgement of the suite about a deployment, with its exchanges. */
interface SuiteJudgement extends Judgement {
  /** In the order of the answers. */
  exchanges: readonly Exchange[];
}

/** How long the suite waits for a result that may never come, in milliseconds: many times as long as the deployment needs. */
export const PATIENCE_MS = 1000;

/** The quota for a rule that uses up all calls: the window must last more than a second longer than these calls. */
export const FEW_CALLS: Quota = { calls: 25, windowS: 4 };

/** The same identifiers in every run, so that the same requests are sent. */
const SEED = 'peers';

/**
 * Judges a deployment by all must- and should-rules of its interface, over HTTP and with writes. If none of them has failed, those
 * that an operator has to ask for follow, one by one.
 *
 * @param rules - every rule of the suite
 */
export async function judgeBySuite(subject: Subject, rules: readonly Rule[]): Promise<SuiteJudgement> {
  const own = rules.filter((rule) => rule.interface === subject.interface && rule.level !== 'info');
  const together = own.filter(({ optIn }) => optIn === undefined);
  let judgement = await judgeBy(together, subject);
  for (const rule of own.filter((one) => !together.includes(one))) {
    if (judgement.violations.length > 0) break;
    judgement = joined(judgement, await judgeBy([rule], subject, rule));
  }
  return judgement;
}

function joined(one: SuiteJudgement, other: SuiteJudgement): SuiteJudgement {
  return {
    violations: [...one.violations, ...other.violations],
    requests: one.requests + other.requests,
    ms: one.ms + other.ms,
    exchanges: [...one.exchanges, ...other.exchanges],
  };
}

/** @param askedFor - the rule that is left out unless it is asked for */
async function judgeBy(rules: readonly Rule[], subject: Subject, askedFor?: Rule): Promise<SuiteJudgement> {
  const served = await serve({ fault: subject.fault, quota: askedFor && FEW_CALLS });
  const http = httpTransport({ requestTimeoutMs: REQUEST_TIMEOUT_MS });
  const exchanges: Exchange[] = [];
  try {
    const started = performance.now();
    const report = await judgeTarget({
      rules,
      suite: { name: 'bench', version: '0.0.0', contracts: {} },
      startedAt: new Date(systemClock.now()),
      config: patient(withoutNewer(subject.interface)(served.config)),
      transport: async (request, scope) => {
        const response = await http.send(request, scope);
        const { origin } = new URL(request.url);
        const host = HOSTS.find((name) => served.urls[name] === origin);
        if (host !== undefined) exchanges.push({ host, request, response });
        return response;
      },
      allowWrites: true,
      seed: SEED,
      filters: askedFor === undefined ? {} : { rules: [askedFor.id] },
    });
    const ms = performance.now() - started;
    return { violations: failuresOf(report.rules), requests: exchanges.length, ms, exchanges };
  } finally {
    await http.close();
    await served.close();
  }
}

const patient = (config: Config): Config => ({ ...config, timing: { ...config.timing, patienceMs: PATIENCE_MS } });

function failuresOf(results: readonly RuleResult[]): string[] {
  return results.filter(({ status }) => status === 'failed').map(({ id }) => id);
}
