import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../group-by.ts';
import { targetOrigins, secretsOf } from './credentials.ts';
import type { TightenedContracts } from './contract/observations.ts';
import type { Config } from './config/schema.ts';
import { judgeTarget } from './judge-target.ts';
import type { Exchange } from './evidence.ts';
import { decode } from './decode.ts';
import { createRedactor, REDACTED } from './redact.ts';
import { combine, type Status } from './outcome.ts';
import { conclusionOf, moved, type CaseResult, type Report, type RuleResult } from './report.ts';
import type { Rule } from './rule.ts';
import { NoAnswer, type Transport, type WireResponse } from './transport.ts';

/** A report that cannot be judged again; the message says why, and what can be done. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** What judging a report again came to. */
export interface Replay {
  /** The report with what was computed in place of what it said; everything else as it was. */
  report: Report;
  /** The rules that came to another status than was recorded. */
  differences: readonly { id: string; recorded: Status; replayed: Status }[];
  /** The report of the replay itself, with evidence of its own. */
  again: Report;
  /** Recorded exchanges that no rule asked for. */
  unasked: readonly Exchange[];
  /** Recorded exchanges whose request is not what the rules make of seed, start and answers. */
  unmade: readonly Exchange[];
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
    shard,
    filters,
    embedded,
    tightened,
    transport: transport.send,
    sleep: async () => {},
    untimed: true,
  });
  const replayed = new Map(again.rules.map((result) => [result.id, result]));
  const unasked = new Set(transport.left());
  const places = placesOf(again.exchanges, report.exchanges, unasked);
  const results = report.rules.map((result) => {
    const found = replayed.get(result.id);
    if (found === undefined || isStopped(result)) return result;
    const now = { ...moved(found, (index) => places.get(index)), durationMs: result.durationMs };
    // What nobody can judge again does not lose the failure that was found in it.
    const isWorse = isCut(report, result) && combine([result.status, now.status]) === result.status;
    return isWorse || isSame(result, now) ? result : now;
  });
  const made = new Set(places.values());
  return {
    report: { ...report, ...conclusionOf(results, report.interrupted), rules: results },
    differences: results.flatMap(({ id, status }) => {
      const before = recorded.get(id)?.status ?? status;
      return before === status ? [] : [{ id, recorded: before, replayed: status }];
    }),
    again,
    unasked: [...unasked],
    unmade: report.exchanges.filter((exchange, index) => !made.has(index) && !unasked.has(exchange)),
  };
}

/** Where each exchange of a replay stands in the report; one that was not recorded so has no place. */
function placesOf(
  again: readonly Exchange[],
  recorded: readonly Exchange[],
  unasked: ReadonlySet<Exchange>,
): ReadonlyMap<number, number> {
  const asked = [...recorded.entries()].filter(([, exchange]) => !unasked.has(exchange));
  const free = new Map(groupBy(asked, ([, exchange]) => requestKey(exchange)));
  const places = new Map<number, number>();
  for (const [index, exchange] of again.entries()) {
    const [place] = free.get(requestKey(exchange))?.shift() ?? [];
    if (place !== undefined) places.set(index, place);
  }
  return places;
}

/** What the suite made of an exchange: all but times and the answer. The mask of a secret may be encoded when it is sent on. */
function requestKey({ scope, request, curl, response }: Exchange): string {
  const status = response?.bodyCut === true ? undefined : response?.status;
  return JSON.stringify([scope, request, curl, status]).replaceAll(encodeURIComponent(REDACTED), REDACTED);
}

/** Whether two results are the same, in whatever order their exchanges came. */
function isSame(one: RuleResult, other: RuleResult): boolean {
  const ordered = <T extends RuleResult | CaseResult>(result: T) => ({
    ...result,
    exchanges: result.exchanges.toSorted((a, b) => a - b),
  });
  const plain = (result: RuleResult): unknown =>
    JSON.parse(JSON.stringify({ ...ordered(result), cases: result.cases?.map(ordered) }));
  return isDeepStrictEqual(plain(one), plain(other));
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
  const keyOf = (scope: string, method: string, url: string) => JSON.stringify([scope, method, decode(url)]);
  // With the body of its request as it is compared.
  const recorded = exchanges.map((exchange) => {
    const { body } = exchange.request;
    return { exchange, body: body === undefined ? undefined : decode(body) };
  });
  const left = new Map(
    groupBy(recorded, ({ exchange: { scope, request } }) => keyOf(scope, request.method, request.url)),
  );
  const send: Transport = async ({ method, url, body }, scope = '') => {
    const alike = left.get(keyOf(redactor.text(scope), method, redactor.url(url))) ?? [];
    const wanted = body === undefined ? undefined : decode(redactor.text(body));
    const same = alike.findIndex((one) => one.body === wanted);
    // A body may have lost more to the redaction than it loses now.
    const place = same < 0 ? alike.findIndex((one) => one.body?.includes(REDACTED)) : same;
    const [found] = place < 0 ? [] : alike.splice(place, 1);
    if (found === undefined) throw new NoAnswer(`the report holds no such exchange: ${method} ${redactor.url(url)}`);
    return answerIn(found.exchange);
  };
  return { send, left: () => [...left.values()].flat().map(({ exchange }) => exchange) };
}

function answerIn({ response, error, startedMs, durationMs }: Exchange): WireResponse {
  if (response === undefined) throw new NoAnswer(error ?? 'no answer was recorded');
  const { repeated = [] } = response;
  const names = new Set(repeated.map(([name]) => name.toLowerCase()));
  const headers = [...Object.entries(response.headers).filter(([name]) => !names.has(name.toLowerCase())), ...repeated];
  return {
    status: response.status,
    headers,
    body: response.body,
    recorded: { startedMs, durationMs },
    ...(response.bodyCut === true ? { incomplete: 'the report does not hold the whole body' } : {}),
  };
}
