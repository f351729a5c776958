import { assume, isObject, jsonType, SUCCESS, type Answer, type Context, type StatusRange } from '../../engine.ts';
import { tried } from '../../steps/tried.ts';

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

/** What a request with a trace id carries. */
export interface Traced {
  headers: Record<string, string>;
}

/** A request with a trace id of the suite. */
export const tracedBy = (kind: TraceIdKind): Traced => ({ headers: { 'x-TraceId': TRACE_IDS[kind] } });

/** One trace id that is both a sentence and long. */
export const LONG_SENTENCE: Traced = { headers: { 'x-TraceId': `${TRACE_IDS.sentence} ${TRACE_IDS.long}` } };

/**
 * The same request with a trace id of a kind and without. A long sentence stands for a sentence and for a long one: if it is answered as
 * usual, neither makes a difference; where it is not, each is sent alone.
 */
export async function pairWith(
  kind: TraceIdKind,
  pairBy: (traced: Traced) => Promise<TracedPair>,
): Promise<TracedPair> {
  const both = kind === 'word' ? undefined : await tried(pairBy(LONG_SENTENCE));
  const isAsUsual = both?.traced.status === both?.untraced.status && both !== undefined && lostIn(both).length === 0;
  return isAsUsual ? both : pairBy(tracedBy(kind));
}

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
 * Judges that a trace id takes nothing from the body of a success. Only what is missing each time is missing for the trace id: what the
 * body holds may change by itself.
 *
 * @param again - sends one of the two again
 */
export async function expectNoLess(
  { expect }: Context,
  pair: TracedPair,
  again: (which: keyof TracedPair, time: number) => Promise<Answer>,
): Promise<void> {
  let lost = lostIn(pair);
  for (const [time, order] of AGAIN.entries()) {
    if (lost.length === 0) return;
    const other = { ...pair };
    for (const which of order) other[which] = await again(which, time);
    const lostAgain = new Set(lostIn(other));
    lost = lost.filter((part) => lostAgain.has(part));
  }
  const [first] = lost;
  const got =
    first === undefined || first.startsWith('entries') ? 'none each time' : `${formOf(pair.traced)} each time`;
  expect.that(first === undefined, `${first} with x-TraceId, as without`, got, pair.traced);
}

/** What a trace id takes from the body of a success. */
function lostIn({ traced, untraced }: TracedPair): readonly string[] {
  const got = new Set(partsOf(traced.json()));
  return SUCCESS.has(untraced.status) ? partsOf(untraced.json()).filter((part) => !got.has(part)) : [];
}

/** What there is of a body: an object or array, with something in it, and the lists of the object that have entries. */
function partsOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  const type = jsonType(body);
  const isFilled = Object.keys(body).length > 0;
  return [`an ${type}`, ...(isFilled ? [`an ${type} that is not empty`] : []), ...filledLists(body)];
}

/** How much of the way to a list is told, in characters: names may be long, and stand before many lists. */
const LONGEST_WAY = 200;

function filledLists(value: unknown, way = ''): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.length === 0 || way === '' ? [] : [`entries of ${way.slice(1)}`]);
  const found = new Set<string>();
  for (const [name, own] of isObject(value) ? Object.entries(value) : []) {
    for (const list of filledLists(own, `${way}.${name}`.slice(0, LONGEST_WAY))) found.add(list);
  }
  return found;
}

function formOf(answer: Answer): string {
  const body = answer.json();
  if (body === undefined) return 'no JSON';
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  return isEmpty ? `empty ${jsonType(body)}` : jsonType(body);
}
