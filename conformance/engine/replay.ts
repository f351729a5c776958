import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../group-by.ts';
import { targetOrigins, secretsOf } from './credentials.ts';
import type { TightenedContracts } from './contract/observations.ts';
import type { Config } from './config/schema.ts';
import { judgeTarget } from './judge-target.ts';
import type { Exchange } from './evidence.ts';
import { decode } from './decode.ts';
import { isServed } from './quota.ts';
import { createRedactor, REDACTED } from './redact.ts';
import { combine, type Status } from './outcome.ts';
import { conclusionOf, moved, type CaseResult, type Report, type RuleResult } from './report.ts';
import type { Rule } from './rule.ts';
import { NoAnswer, originOf, type Transport, type WireResponse } from './transport.ts';

/** A report cannot be judged again; the message has the reason and the remedy. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** The result of judging a report again. */
export interface Replay {
  /** The report with recomputed results. */
  report: Report;
  /** The rules whose status differs from the recorded one. */
  differences: readonly { id: string; recorded: Status; replayed: Status }[];
  /** The report of the replay itself, with its own evidence. */
  again: Report;
  /** Recorded exchanges that the replay did not request. */
  unasked: readonly Exchange[];
  /** Recorded exchanges whose requests differ from those that the rules derive from seed, start and responses. */
  unmade: readonly Exchange[];
}

/**
 * Judges the evidence of a report again, without network. Filters, shard and configuration apply again, and rules that were stopped stay
 * skipped.
 *
 * @param rules - the rules of this suite; those missing in the report are left out
 * @param tightened - the contracts tightened by the Overlays of the run
 * @throws ReplayError when the report was merged from shards, or has only the evidence of failures
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
      'holds the evidence of failures only (--evidence failures): what passed cannot be judged again. Judge a report of run --evidence all.',
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
    // A failure found in a body is kept if the report has only a part of this body.
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

/** Maps the exchanges of a replay to those of the report, by index, as far as the report has them. */
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

/** A key of an exchange from everything but its times and its response body. A mask sent in a later request may be percent-encoded. */
function requestKey({ scope, request, curl, response }: Exchange): string {
  const status = response?.bodyCut === true ? undefined : response?.status;
  return JSON.stringify([scope, request, curl, status]).replaceAll(encodeURIComponent(REDACTED), REDACTED);
}

/** Whether two results are equal except for the order of their exchanges. */
function isSame(one: RuleResult, other: RuleResult): boolean {
  const ordered = <T extends RuleResult | CaseResult>(result: T) => ({
    ...result,
    exchanges: result.exchanges.toSorted((a, b) => a - b),
  });
  const plain = (result: RuleResult): unknown =>
    JSON.parse(JSON.stringify({ ...ordered(result), cases: result.cases?.map(ordered) }));
  return isDeepStrictEqual(plain(one), plain(other));
}

/** Whether a rule depends on a response of which the report has only a part; a rule that observes depends on all responses. */
export function isCut({ exchanges }: Report, result: RuleResult): boolean {
  const own = result.exchanges.length === 0 ? exchanges : result.exchanges.flatMap((index) => exchanges[index] ?? []);
  return own.some(({ response }) => response?.bodyCut === true);
}

/** Whether a rule, or one of its cases, was not judged because the run was stopped. */
export function isStopped({ skippedBy, cases = [] }: RuleResult): boolean {
  return [skippedBy, ...cases.map((one) => one.skippedBy)].some((by) => by?.kind === 'stopped');
}

/**
 * A transport that returns recorded responses, found by scope, method, URL and body; equal requests get their responses in the recorded
 * order.
 */
function recordedTransport(
  exchanges: readonly Exchange[],
  config: Config,
): { send: Transport; left: () => Exchange[] } {
  const redactor = createRedactor(secretsOf(config), targetOrigins(config));
  const keyOf = (scope: string, method: string, url: string) => JSON.stringify([scope, method, decode(url)]);
  const served = new Map<string, number>();
  // With the request bodies in a comparable form.
  const recorded = exchanges.map((exchange) => {
    const { body, url } = exchange.request;
    // A report may hold anything.
    const origin = URL.canParse(url) ? originOf(url) : '';
    const servedBefore = served.get(origin) ?? 0;
    if (exchange.response !== undefined && isServed(exchange.response)) served.set(origin, servedBefore + 1);
    return { exchange, servedBefore, body: body === undefined ? undefined : decode(body) };
  });
  const left = new Map(
    groupBy(recorded, ({ exchange: { scope, request } }) => keyOf(scope, request.method, request.url)),
  );
  const send: Transport = async ({ method, url, body }, scope = '') => {
    const candidates = left.get(keyOf(redactor.text(scope), method, redactor.url(url))) ?? [];
    const wanted = body === undefined ? undefined : decode(redactor.text(body));
    const same = candidates.findIndex((one) => one.body === wanted);
    // The recorded body may have more masks than this one.
    const place = same < 0 ? candidates.findIndex((one) => one.body?.includes(REDACTED)) : same;
    const [found] = place < 0 ? [] : candidates.splice(place, 1);
    if (found === undefined) throw new NoAnswer(`the report holds no such exchange: ${method} ${redactor.url(url)}`);
    return { ...answerIn(found.exchange), servedBefore: found.servedBefore };
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
