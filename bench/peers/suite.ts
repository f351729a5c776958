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
  /** Id of its fault; undefined for none. */
  fault?: string;
}

/** Judgement of a tool on a deployment. */
export interface Judgement {
  /** Objections; their texts are the same in every run. */
  violations: readonly string[];
  /** Number of requests that it sent or saw. */
  requests: number;
  /** Time that it took, in milliseconds. */
  ms: number;
}

/** A request of the suite, and its response. */
export interface Exchange {
  host: Host;
  request: WireRequest;
  response: WireResponse;
}

/** Judgement of the suite, with its exchanges. */
interface SuiteJudgement extends Judgement {
  /** In the order of the responses. */
  exchanges: readonly Exchange[];
}

/** Time that the suite waits for a result that may never come, in milliseconds: many times what the deployment needs. */
export const PATIENCE_MS = 1000;

/** Quota for the rule that uses up all calls. The window must exceed the duration of these calls by more than a second. */
export const FEW_CALLS: Quota = { calls: 25, windowS: 4 };

/** Makes the identifiers, and so the requests, the same in every run. */
const SEED = 'peers';

/**
 * Judges a deployment by all must- and should-rules of its interface, over HTTP and with writes. If none fails, opt-in rules follow, one by
 * one.
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

/** @param optIn - an opt-in rule to run */
async function judgeBy(rules: readonly Rule[], subject: Subject, optIn?: Rule): Promise<SuiteJudgement> {
  const served = await serve({ fault: subject.fault, quota: optIn && FEW_CALLS });
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
      filters: optIn === undefined ? {} : { rules: [optIn.id] },
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
