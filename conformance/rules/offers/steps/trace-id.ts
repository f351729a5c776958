import { assume, isObject, jsonType, SUCCESS, type Answer, type Context, type StatusRange } from '../../engine.ts';
import { togetherOrAlone } from '../../steps/tried.ts';

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

/** Which trace id stands for one of another kind. */
type StandIns = Partial<Record<TraceIdKind, Traced>>;

const ONE_FOR_BOTH: StandIns = { sentence: LONG_SENTENCE, long: LONG_SENTENCE };

/**
 * For one request of an interface: a server that replaces trace ids of odd characters before it looks how long they are, or cuts long ones
 * before it looks at their characters, takes a long sentence all the same. The long one is a word, too.
 */
export const EACH_ALONE: StandIns = { word: tracedBy('long') };

/** The same request with a trace id of a kind and without, or with one that stands for it. */
export function pairWith(
  kind: TraceIdKind,
  pairBy: (traced: Traced) => Promise<TracedPair>,
  standIns = ONE_FOR_BOTH,
): Promise<TracedPair> {
  const [standIn, alone] = [standIns[kind], () => pairBy(tracedBy(kind))];
  if (standIn === undefined) return alone();
  const isAsUsual = (pair: TracedPair) => pair.traced.status === pair.untraced.status && lostIn(pair).length === 0;
  return togetherOrAlone(() => pairBy(standIn), isAsUsual, alone);
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
