import { assume, isObject, jsonType, SUCCESS, type Answer, type Context, type StatusRange } from '../../engine.ts';

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
 * Judges that a request is answered with the same status with a trace id and without.
 *
 * @param usual - the statuses by which the request is known to have been accepted
 * @param fixtures - settings that say that it is
 */
export function expectSameStatus(
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
}

/** In what order both are sent again: answers may take turns. */
const AGAIN = [
  ['traced', 'untraced'],
  ['untraced', 'traced'],
  ['traced', 'untraced'],
] as const;

/**
 * Judges that a trace id takes nothing from the body of a success. What that holds may change by itself: only what is less every time is
 * less because of the trace id.
 *
 * @param again - sends one of the two again
 */
export async function expectNoLess(
  { expect }: Context,
  pair: TracedPair,
  again: (which: keyof TracedPair, time: number) => Promise<Answer>,
): Promise<void> {
  if (!isLess(pair)) return;
  for (const [time, order] of AGAIN.entries()) {
    const other = { ...pair };
    for (const which of order) other[which] = await again(which, time);
    if (!isLess(other)) return;
  }
  const { traced, untraced } = pair;
  expect.that(
    false,
    `an ${jsonType(untraced.json())} with x-TraceId, as without`,
    `${formOf(traced)} each time`,
    traced,
  );
}

/** An object of which no list has an entry. */
const WITHOUT_ENTRIES = 'object without entries';

function isLess({ traced, untraced }: TracedPair): boolean {
  const [wanted, got] = [formOf(untraced), formOf(traced)];
  if (!SUCCESS.has(untraced.status) || !['object', WITHOUT_ENTRIES, 'array'].includes(wanted)) return false;
  const isMore = wanted === WITHOUT_ENTRIES && got === 'object';
  return got !== wanted && !isMore;
}

/** The JSON type of a body, and whether there is anything in it, and in its lists. */
function formOf(answer: Answer): string {
  const body = answer.json();
  if (body === undefined) return 'no JSON';
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  if (isEmpty) return `empty ${jsonType(body)}`;
  return isObject(body) && !hasEntries(body) ? WITHOUT_ENTRIES : jsonType(body);
}

function hasEntries(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) && Object.values(value).some(hasEntries);
}
