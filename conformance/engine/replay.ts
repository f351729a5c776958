import { targetOrigins, secretsOf } from './credentials.ts';
import type { TightenedContracts } from './contract/observations.ts';
import type { Config } from './config/schema.ts';
import { judgeTarget } from './judge-target.ts';
import type { Exchange } from './evidence.ts';
import { decode } from './decode.ts';
import { createRedactor, type Redactor } from './redact.ts';
import { conclusionOf } from './conclusion.ts';
import { combine } from './outcome.ts';
import type { CaseResult, Report, RuleResult } from './report.ts';
import type { Rule } from './rule.ts';
import { NoAnswer, type Transport, type WireRequest, type WireResponse } from './transport.ts';

/** A rule that came to another status when its evidence was judged again. */
export interface Difference {
  id: string;
  recorded: RuleResult['status'];
  replayed: RuleResult['status'];
}

/** A report that cannot be judged again; the message says why, and what can be done. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** What judging a report again came to. */
export interface Replay {
  /** The report with what was computed in place of what it said; everything else as it was. */
  report: Report;
  differences: readonly Difference[];
  /** The report of the replay itself, with evidence of its own. */
  again: Report;
  /** Recorded exchanges that no rule asked for. */
  unasked: readonly Exchange[];
}

/**
 * Judges the evidence of a report again; nothing is sent. What was left out by filters, shard and configuration is left out
 * again, and what was stopped stays skipped.
 *
 * @param rules - the rules of this suite; those that the report does not know are left out
 * @param tightened - contracts of the Overlay that the run was made with
 * @throws ReplayError when the report was put together from shards, or lacks what it takes
 */
export async function replay(
  report: Report,
  rules: readonly Rule[],
  tightened: TightenedContracts = {},
): Promise<Replay> {
  if (report.seeds !== undefined) {
    throw new ReplayError('is put together from shards: judge the reports of the shards again, each by itself.');
  }
  if (report.evidence === 'failures') {
    throw new ReplayError(
      'holds the evidence of failures only (--evidence failures): nothing shows again what passed. Judge a report of run --evidence all.',
    );
  }
  const recorded = new Map(report.rules.map((result) => [result.id, result]));
  const { shard, filters, embedded } = report;
  const transport = recordedTransport(report.exchanges, report.configuration);
  const again = await judgeTarget({
    rules: rules.filter(({ id }) => recorded.has(id)),
    suite: report.suite,
    config: report.configuration,
    allowWrites: report.allowWrites,
    seed: report.seed,
    startedAt: new Date(report.startedAt),
    ...(shard === undefined ? {} : { shard }),
    ...(filters === undefined ? {} : { filters }),
    ...(embedded === undefined ? {} : { embedded }),
    tightened,
    transport: transport.send,
    sleep: async () => {},
  });
  const replayed = new Map(again.rules.map((result) => [result.id, result]));
  const results = report.rules.map((result) => {
    const now = replayed.get(result.id);
    if (now === undefined || isStopped(result)) return result;
    // What nobody can judge again does not lose the failure that was found in it.
    const isWorse = isCut(report, result) && combine([result.status, now.status]) === result.status;
    return isWorse ? result : withEvidenceOf(now, result);
  });
  return {
    report: { ...report, ...conclusionOf(results, report.interrupted), rules: results },
    differences: results.flatMap(({ id, status }) => {
      const before = recorded.get(id)?.status ?? status;
      return before === status ? [] : [{ id, recorded: before, replayed: status }];
    }),
    again,
    unasked: transport.left(),
  };
}

/** What a rule came to when it was judged again, with the time that it took and the places of its evidence in the report. */
function withEvidenceOf(now: RuleResult, recorded: RuleResult): RuleResult {
  const places = new Map(recorded.cases?.map((one) => [one.name, one]));
  const moved = <T extends CaseResult | RuleResult>(one: T, place: CaseResult | RuleResult | undefined): T => {
    const facts = { ...one };
    delete facts.shownBy;
    const { exchanges = [], shownBy } = place ?? {};
    return { ...facts, exchanges, ...(shownBy === undefined ? {} : { shownBy }) };
  };
  return {
    ...moved(now, recorded),
    durationMs: recorded.durationMs,
    ...(now.cases === undefined ? {} : { cases: now.cases.map((one) => moved(one, places.get(one.name))) }),
  };
}

/** Whether a rule rests on an answer of which the report holds a part only; one that observes rests on all of them. */
export function isCut({ exchanges }: Report, result: RuleResult): boolean {
  const own = result.exchanges.length === 0 ? exchanges : result.exchanges.flatMap((index) => exchanges[index] ?? []);
  return own.some(({ response }) => response?.bodyCut === true);
}

/** Whether a rule, or one of its cases, was not judged because the run was stopped. */
export function isStopped({ skippedBy, cases = [] }: RuleResult): boolean {
  return [skippedBy, ...cases.map((one) => one.skippedBy)].some((by) => by?.kind === 'stopped');
}

/**
 * Answers each request with what was answered to it when it was recorded. Who asks, and what, finds the exchange; one that is
 * asked for repeatedly comes in the recorded order.
 */
function recordedTransport(
  exchanges: readonly Exchange[],
  config: Config,
): { send: Transport; left: () => Exchange[] } {
  const redactor = createRedactor(secretsOf(config), targetOrigins(config));
  const left = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const scope = left.get(exchange.scope);
    if (scope === undefined) left.set(exchange.scope, [exchange]);
    else scope.push(exchange);
  }
  const send: Transport = async (request, scope = '') => {
    const candidates = left.get(redactor.text(scope)) ?? [];
    const found = bestMatch(candidates, request, redactor);
    if (found === undefined) {
      throw new NoAnswer(`the report holds no such exchange: ${request.method} ${redactor.url(request.url)}`);
    }
    candidates.splice(candidates.indexOf(found), 1);
    return answerIn(found);
  };
  return { send, left: () => [...left.values()].flat() };
}

/** The first exchange with the same method, address and body; else with the same method and address. */
function bestMatch(candidates: readonly Exchange[], wire: WireRequest, redactor: Redactor): Exchange | undefined {
  const address = decode(redactor.url(wire.url));
  const body = wire.body === undefined ? undefined : decode(redactor.text(wire.body));
  const alike = candidates.filter(({ request }) => request.method === wire.method && decode(request.url) === address);
  return (
    alike.find(({ request }) => (request.body === undefined ? undefined : decode(request.body)) === body) ?? alike[0]
  );
}

function answerIn({ response, error }: Exchange): WireResponse {
  if (response === undefined) throw new NoAnswer(error ?? 'no answer was recorded');
  if (response.bodyCut === true) throw new NoAnswer('of this body, the report holds the beginning only');
  const { repeated = [] } = response;
  const single = Object.entries(response.headers).filter(([name]) => !isAmong(repeated, name));
  const headers = [...single, ...repeated];
  return { status: response.status, headers, body: response.body };
}

function isAmong(headers: readonly (readonly [string, string])[], name: string): boolean {
  return headers.some(([other]) => other.toLowerCase() === name.toLowerCase());
}
