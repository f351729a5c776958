import { targetOrigins, secretsOf } from './credentials.ts';
import type { TightenedContracts } from './contract/observations.ts';
import type { Config } from './config/schema.ts';
import { judgeTarget } from './judge-target.ts';
import type { Exchange } from './evidence.ts';
import { decode } from './decode.ts';
import { createRedactor, type Redactor } from './redact.ts';
import { digestOf } from './digest.ts';
import { summarize, verdictOf, type Report, type RuleResult } from './report.ts';
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
  report: Report;
  differences: readonly Difference[];
}

/**
 * Judges the evidence of a report again; nothing is sent. Rules that were skipped stay skipped.
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
  if (report.configuration === undefined || report.seed === undefined) {
    throw new ReplayError('was written by an older version, which did not record enough to be judged again.');
  }
  if (report.seeds !== undefined) {
    throw new ReplayError('is put together from shards: judge the reports of the shards again, each by itself.');
  }
  const recorded = new Map(report.rules.map((result) => [result.id, result]));
  const judgeable = rules.filter(({ id }) => (recorded.get(id)?.status ?? 'skipped') !== 'skipped');
  const again = await judgeTarget({
    rules: judgeable,
    suite: report.suite,
    config: report.configuration,
    allowWrites: report.allowWrites,
    seed: report.seed,
    startedAt: new Date(report.startedAt),
    tightened,
    transport: recordedTransport(report.exchanges, report.configuration),
    sleep: async () => {},
  });
  const replayed = new Map(again.rules.map((result) => [result.id, result]));
  const results = report.rules.map((result) => replayed.get(result.id) ?? result);
  return {
    report: {
      ...again,
      durationMs: report.durationMs,
      rules: results,
      statements: { ...report.statements, ...again.statements },
      summary: summarize(results),
      verdict: report.interrupted === true ? report.verdict : verdictOf(results),
      digest: digestOf(results),
      leftovers: report.leftovers,
    },
    differences: results.flatMap(({ id, status }) => {
      const before = recorded.get(id)?.status ?? status;
      return before === status ? [] : [{ id, recorded: before, replayed: status }];
    }),
  };
}

/**
 * Answers each request with what was answered to it when it was recorded. Who asks, and what, finds the exchange; one that is
 * asked for repeatedly comes in the recorded order.
 */
function recordedTransport(exchanges: readonly Exchange[], config: Config): Transport {
  const redactor = createRedactor(secretsOf(config), targetOrigins(config));
  const left = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const scope = left.get(exchange.scope);
    if (scope === undefined) left.set(exchange.scope, [exchange]);
    else scope.push(exchange);
  }
  return async (request, scope = '') => {
    const candidates = left.get(redactor.text(scope)) ?? [];
    const found = bestMatch(candidates, request, redactor);
    if (found === undefined) {
      throw new NoAnswer(`the report holds no such exchange: ${request.method} ${redactor.url(request.url)}`);
    }
    candidates.splice(candidates.indexOf(found), 1);
    return answerIn(found);
  };
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
  const { repeated = [] } = response;
  const single = Object.entries(response.headers).filter(([name]) => !isAmong(repeated, name));
  const headers = [...single, ...repeated];
  return {
    status: response.status,
    headers,
    body: response.body,
    ...(response.bodyCut === true ? { incomplete: 'the report does not hold the whole body' } : {}),
  };
}

function isAmong(headers: readonly (readonly [string, string])[], name: string): boolean {
  return headers.some(([other]) => other.toLowerCase() === name.toLowerCase());
}
