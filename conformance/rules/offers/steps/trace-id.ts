import { assume, jsonType, SUCCESS, type Answer, type Context, type StatusRange } from '../../engine.ts';

/** The same request with a trace id and without. */
export interface TracedPair {
  traced: Answer;
  untraced: Answer;
}

/** Trace ids of the suite: any value will do. */
export const TRACE_IDS = {
  word: 'Spur',
  sentence: 'Anfrage "Nr. 4711/26" vom Vormittag, {50 %} = A&B; bitte verfolgen!',
  long: 'conformance-'.repeat(20),
} as const;
export type TraceIdKind = keyof typeof TRACE_IDS;
export const TRACE_ID_KINDS = Object.keys(TRACE_IDS) as TraceIdKind[];

/**
 * Judges that a request is answered alike with a trace id and without: with the same status, and with a body that is no less.
 *
 * @param usual - the statuses by which the request is known to have been accepted
 * @param fixtures - settings that say that it is
 */
export function expectAlike(
  { expect }: Context,
  { traced, untraced }: TracedPair,
  usual: StatusRange,
  fixtures: readonly string[] = [],
): void {
  const isUsual = ({ status }: Answer) => usual.has(status);
  assume(
    isUsual(traced) || isUsual(untraced),
    `needs an answer with ${usual.says}, got ${untraced.status} without x-TraceId and ` +
      [`${traced.status} with it`, ...fixtures.map((name) => `see ${name}`)].join('; '),
  );
  const [offender, other] = isUsual(untraced) ? [traced, untraced] : [untraced, traced];
  expect.that(
    offender.status === other.status,
    offender === traced
      ? `status ${other.status} with x-TraceId, as without`
      : `status ${other.status} without x-TraceId, as with it`,
    String(offender.status),
    offender,
  );
  expectNoLess({ expect }, untraced, traced);
}

/** Judges that a trace id takes nothing from the body of a success; what it holds may have changed by then. */
export function expectNoLess({ expect }: Pick<Context, 'expect'>, untraced: Answer, traced: Answer): void {
  const wanted = formOf(untraced);
  const isMore = SUCCESS.has(untraced.status) && ['object', 'array'].includes(wanted);
  expect.that(!isMore || formOf(traced) === wanted, `an ${wanted} with x-TraceId, as without`, formOf(traced), traced);
}

/** The JSON type of a body, and whether there is anything in it. */
function formOf(answer: Answer): string {
  const body = answer.json();
  if (body === undefined) return 'no JSON';
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  return isEmpty ? `empty ${jsonType(body)}` : jsonType(body);
}
