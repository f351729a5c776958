import {
  assume,
  isObject,
  jsonType,
  SUCCESS,
  SUCCESS_OR_REDIRECT,
  type Answer,
  type Context,
  type StatusRange,
} from '../../engine.ts';
import { togetherOrAlone } from '../../steps/tried.ts';

/** The responses to the same request with and without a trace id. */
export interface TracedPair {
  traced: Answer;
  untraced: Answer;
}

/** Trace ids of the suite; any value is permitted. */
export const TRACE_IDS = {
  word: 'Spur',
  sentence: 'Anfrage "Nr. 4711/26" vom Vormittag, {50 %} = A&B; bitte verfolgen!',
  long: 'conformance-'.repeat(20),
} as const;
export type TraceIdKind = keyof typeof TRACE_IDS;
export const TRACE_ID_KINDS = Object.keys(TRACE_IDS) as TraceIdKind[];

/** Faults by which a response depends on the trace id. */
export const TRACE_ID_COUNTS: readonly string[] = [
  'trace-id-required',
  'trace-id-refused',
  'trace-id-of-digits-only',
  'trace-id-too-long',
  'trace-id-is-word',
  'trace-id-with-slash-refused',
  'trace-id-empties-answers',
  'trace-id-empties-lists',
  'trace-id-hides-hints',
];

export interface Traced {
  headers: Record<string, string>;
}

export const tracedBy = (kind: TraceIdKind): Traced => ({ headers: { 'x-TraceId': TRACE_IDS[kind] } });

export const LONG_SENTENCE: Traced = { headers: { 'x-TraceId': `${TRACE_IDS.sentence} ${TRACE_IDS.long}` } };

/** Trace ids that are sent instead of those of a kind. */
type StandIns = Partial<Record<TraceIdKind, Traced>>;

const ONE_FOR_BOTH: StandIns = { sentence: LONG_SENTENCE, long: LONG_SENTENCE };

/**
 * For one request of each interface: sends the sentence and the long trace id separately. A server that replaces unusual characters before
 * it checks the length, or cuts before it checks characters, accepts a long sentence, but not each alone. The long one is also a word.
 */
export const EACH_ALONE: StandIns = { word: tracedBy('long') };

/** Sends a request with and without a trace id of a kind; first with the substitute for the kind, if there is one. */
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

/** Orders in which both are sent again, in case of several servers behind a balancer. */
const AGAIN = [
  ['traced', 'untraced'],
  ['untraced', 'traced'],
  ['traced', 'untraced'],
] as const;

/** Repeats one of the two requests. */
type Again = (which: keyof TracedPair, time: number) => Promise<Answer>;

/** Sends both requests again, in each of the orders, as long as pairs are taken. */
async function* repeated(pair: TracedPair, again: Again): AsyncGenerator<TracedPair> {
  for (const [time, order] of AGAIN.entries()) {
    const other = { ...pair };
    for (const which of order) other[which] = await again(which, time);
    yield other;
  }
}

const isChanged = ({ traced, untraced }: TracedPair): boolean =>
  traced.status !== untraced.status && [traced, untraced].every((one) => SUCCESS_OR_REDIRECT.has(one.status));

/** The pair, sent again while both succeed with different statuses: what is read may have come in between, with or without a trace id. */
export async function steadyPair(pair: TracedPair, again: Again): Promise<TracedPair> {
  let steady = pair;
  if (isChanged(pair)) for await (steady of repeated(pair, again)) if (!isChanged(steady)) break;
  return steady;
}

/**
 * Judges that a request has the same status with a trace id and without.
 *
 * @param usual - the statuses of a successful request
 * @param fixtures - settings that may be wrong if neither succeeds
 */
export function expectSameStatus(
  { expect }: Context,
  { traced, untraced }: TracedPair,
  usual: StatusRange,
  fixtures: readonly string[] = [],
): void {
  const isUsual = ({ status }: Answer) => usual.has(status);
  const see = fixtures.map((name) => `; see ${name}`).join('');
  const got = `${untraced.status} without x-TraceId and ${traced.status} with it${see}`;
  assume(isUsual(traced) || isUsual(untraced), `needs a response with ${usual.says}, got ${got}`);
  const [offender, other] = isUsual(untraced) ? [traced, untraced] : [untraced, traced];
  const way = offender === traced ? 'with x-TraceId, as without' : 'without x-TraceId, as with it';
  const isSame = offender.status === other.status;
  expect.that(isSame, `status ${other.status} ${way}`, String(offender.status), offender);
}

/**
 * Judges that the body of a success lacks nothing because of a trace id. Bodies may change by themselves, so only parts that are missing in
 * every repetition count.
 */
export async function expectNoLess({ expect }: Context, pair: TracedPair, again: Again): Promise<void> {
  let lost = lostIn(pair);
  if (lost.length === 0) return;
  for await (const other of repeated(pair, again)) {
    const lostAgain = new Set(lostIn(other));
    lost = lost.filter((part) => lostAgain.has(part));
    if (lost.length === 0) return;
  }
  const [first] = lost;
  const got =
    first === undefined || first.startsWith('entries') ? 'none each time' : `${formOf(pair.traced)} each time`;
  expect.that(first === undefined, `${first} with x-TraceId, as without`, got, pair.traced);
}

/** The parts of the body without a trace id that are missing with it. */
function lostIn({ traced, untraced }: TracedPair): readonly string[] {
  const got = new Set(partsOf(traced.json()));
  return SUCCESS.has(untraced.status) ? partsOf(untraced.json()).filter((part) => !got.has(part)) : [];
}

/** Properties of a body to compare: its type, whether it is empty, and which lists have entries. */
function partsOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  const type = jsonType(body);
  const isFilled = Object.keys(body).length > 0;
  return [`an ${type}`, ...(isFilled ? [`an ${type} that is not empty`] : []), ...filledLists(body)];
}

/** Maximum length of the path of a list in a message: long names may occur in the paths of many lists. */
const LONGEST_PATH = 200;

function filledLists(value: unknown, path = ''): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.length === 0 || path === '' ? [] : [`entries of ${path.slice(1)}`]);
  const found = new Set<string>();
  for (const [name, own] of isObject(value) ? Object.entries(value) : [])
    for (const list of filledLists(own, `${path}.${name}`.slice(0, LONGEST_PATH))) found.add(list);
  return found;
}

function formOf(answer: Answer): string {
  const body = answer.json();
  if (body === undefined) return 'no JSON';
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  return isEmpty ? `empty ${jsonType(body)}` : jsonType(body);
}
