import { assume, Inconclusive, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';
import { statusOf } from '../../steps/statuses.ts';
import { mayBeNone, namedIn, ofList, withoutEscapes, type Named } from '../../steps/reads.ts';
import { parametersOf } from '../../../contracts/path-pattern.ts';
import { tried } from '../../steps/tried.ts';
import { unknownLike } from '../../steps/unknown.ts';
import { askDetermination, type DeterminationQuery, type Deviation } from './ask.v2.ts';
import { determinationOf, forCaseOrData, givenDetermination, type Determination } from './determine.v2.ts';
import { followRedirects, isThere, statusInVain } from '../../steps/redirects.ts';
import { READS, readUnknown, type ReadName } from './reads.v2.ts';

/** A part of a determination, by its identifiers. */
interface Part extends Pick<Determination, 'inVain'> {
  params: Record<string, string>;
}

/**
 * Reads a part of a determination, the operator's or one of this run, once per run for each way; with the credential again while it is not
 * there yet (404). The commission comes from a determination that asked for it.
 *
 * @param who - names the way
 * @param before - the answer to another way
 * @throws Inconclusive when there is no determination, or an identifier is missing
 */
export async function readPart(
  context: StepContext,
  name: ReadName,
  who = 'v2',
  deviation: Sender = {},
  before?: Answer,
): Promise<Answer> {
  const part = await partOf(context, name);
  return read(context, name, before ? { ...part, inVain: statusInVain(before) } : part, who, deviation);
}

/** Options of a determination that are looked for in what its request reads as. */
export const OPTIONS = { alternativen: true, provisionsAusgabe: false } as const;

/** A determination that asks for the commission, and says of the alternatives that it asks for none. */
export const WITH_COMMISSION = { alternativen: false, provisionsAusgabe: true } as const;

/** Determinations of captured data whose parts are read, whichever ones the others are read of. */
export const OF_DATA = { ergebnisse: WITH_COMMISSION, ermittlungsAnfrage: OPTIONS } as const;

/** What the name of a case ends with that is about such a determination. */
export const ENDING = ' of captured data';

/**
 * Reads a part of the determination that a query asks for.
 *
 * @param who - names the way
 * @param sender - how the read deviates
 * @throws Inconclusive when there is no such determination
 */
export async function readPartOf(
  context: StepContext,
  name: ReadName,
  query: DeterminationQuery,
  deviation: Deviation = {},
  who = 'v2',
  sender: Sender = {},
): Promise<Answer> {
  return read(context, name, await determinationOf(context, query, deviation), who, sender);
}

/** Reads a part of the same determination by an identifier that nothing has: the last one of its path. */
export async function readUnknownPart(context: StepContext, name: ReadName): Promise<Answer> {
  const [last = ''] = parametersOf(READS[name]).slice(-1);
  if (last === 'ermittlungsId') return readUnknown(context, name);
  const { params: known } = await partOf(context, name);
  const params = { ...known, [last]: unknownLike(known[last] ?? '', context) };
  return followRedirects(context, await context.target.send('offers-v2', 'GET', READS[name], { params }));
}

/** Where the identifiers of a read come from; that of a determination of this run is its own. */
export function namedBy(context: StepContext, name: ReadName): Named {
  const named = parametersOf(READS[name]).filter(
    (parameter) => parameter !== 'ermittlungsId' || givenDetermination(context) !== undefined,
  );
  return namedIn(context.config, 'offers', named);
}

/** A determination with a commission, for the case or the data that the others are for. */
export function withCommission(context: StepContext): DeterminationQuery {
  return { ...forCaseOrData(context.config), ...WITH_COMMISSION };
}

/** The identifiers of parts, and the lists that show them. */
const LISTS = {
  ergebnisNummer: { list: 'ergebnisse', entry: 'ergebnis', shows: 'the result list shows' },
  zahlungsplanIndex: { list: 'zahlungsplaene', entry: 'zahlungsplan', shows: 'the payment plans show' },
} as const;

/**
 * Names a result: the one of the configuration, unless the result list shows others only, of which it then names the first.
 *
 * @throws Inconclusive when there is no determination, or no result
 */
async function resultOf(context: StepContext, query: DeterminationQuery): Promise<Part> {
  return within(context, await determinationOf(context, query), 'ergebnisNummer');
}

async function within(context: StepContext, part: Part, name: keyof typeof LISTS): Promise<Part> {
  const { list, entry, shows } = LISTS[name];
  const partBy = (id: string) => ({ ...part, params: { ...part.params, [name]: id } });
  const given = context.config.fixtures?.offers?.[name];
  const answer = read(context, list, part);
  const value = await ofList(given, answer, name, (id) => read(context, entry, partBy(id)));
  if (value === undefined) {
    const got = statusOf(await answer, namedBy(context, list).given);
    assume(false, `${shows} no ${name} (status ${got}); supply fixtures.offers.${name}`);
  }
  return partBy(value);
}

async function partOf(context: StepContext, name: ReadName): Promise<Part> {
  const query = queryOf(context, name);
  const parameters = parametersOf(READS[name]);
  if (!parameters.includes('ergebnisNummer')) return determinationOf(context, query);
  const result = await resultOf(context, query);
  return parameters.includes('zahlungsplanIndex') ? within(context, result, 'zahlungsplanIndex') : result;
}

/** The determination that a part belongs to; which captured data one for a case has is open. */
function queryOf(context: StepContext, name: ReadName): DeterminationQuery {
  if (name === 'erfassteDaten') return {};
  return name === 'provision' ? withCommission(context) : forCaseOrData(context.config);
}

const isFound = ({ status }: Answer) => status !== 404;

function read(
  context: StepContext,
  name: ReadName,
  { params, inVain }: Part,
  who = 'v2',
  deviation: Sender = {},
): Promise<Answer> {
  return context.once(`${name} read by ${who}: ${JSON.stringify(params)}`, (step) => {
    const once = () => step.target.send('offers-v2', 'GET', READS[name], { params, ...deviation });
    const unless = (isRead: (answer: Answer) => boolean) => (answer: Answer) =>
      answer.status === inVain || isRead(answer);
    const isStranger = deviation.as === 'none' || deviation.spoilt !== undefined;
    if (deviation.as !== undefined) return isStranger ? once() : step.poll(once, isFound);
    // The redirect of a commission says that it has to be waited for.
    if (name === 'provision') return step.poll(once, unless(isFound));
    return step.poll(async () => followRedirects(step, await once(), 'v2', deviation), unless(isThere));
  });
}

/** The statuses by which a commission may have to be waited for; 302 is the one that D2 names. */
export const TEMPORARY = [302, 303, 307];
const MOST_HOPS = 20;

/**
 * Reads the commission of one result of a determination that asked for it, and repeats the read, with a pause, where a waiting
 * redirect leads, or at the same address where it leads nowhere, or to something else.
 *
 * @returns every reading in order, up to the first that is no redirect, to the end of the patience, or to the last hop; then what a
 *   redirect led to, where that refuses and nothing got ready
 * @throws Inconclusive when there is no such determination or no result
 */
export function commissionReadings(context: StepContext, query = withCommission(context)): Promise<readonly Answer[]> {
  return context.once(`commission read until it is ready: ${JSON.stringify(query)}`, async (step) => {
    const { params } = await resultOf(step, query);
    const readings: Answer[] = [];
    const elsewhere: Answer[] = [];
    let leadsThere = true;
    /** What a waiting redirect leads to, unless that is a page, another part that can be read meanwhile, or another host. */
    const whereLed = async (redirect: Answer) => {
      const answer = await tried(step.target.follow(redirect, 'v2'));
      leadsThere = answer !== undefined && (TEMPORARY.includes(answer.status) || isCommission(answer));
      if (leadsThere) return answer;
      if (answer !== undefined) elsewhere.push(answer);
      return undefined;
    };
    const read = async () => {
      const previous = readings.at(-1);
      const led = leadsThere && previous?.location() !== undefined ? await whereLed(previous) : undefined;
      const reading = led ?? (await step.target.send('offers-v2', 'GET', READS.provision, { params }));
      readings.push(reading);
      return reading;
    };
    const last = await step.poll(read, ({ status }) => !TEMPORARY.includes(status) || readings.length > MOST_HOPS);
    // What does not get ready either way was to be read where the redirect led, and is refused there.
    const refused = elsewhere.filter(({ status }) => status >= 400 && TEMPORARY.includes(last.status));
    return [...readings, ...refused];
  });
}

function isCommission(answer: Answer): boolean {
  return SUCCESS.has(answer.status) && names(answer, 'betrag') && names(answer, 'partnerId');
}

/**
 * The same of a determination of captured data, where the others are for a case; it has had time while that commission got ready. None
 * where there is no such determination or commission, or it is not ready.
 */
export async function commissionReadingsOfData(context: StepContext): Promise<readonly Answer[]> {
  const isOther = context.mayWrite && context.config.fixtures?.offers?.vorgangsNummer !== undefined;
  if (!isOther || (await askDetermination(context, WITH_COMMISSION)).status !== 302) return [];
  if (whyNotReady(await commissionReadings(context)) !== undefined) return [];
  const readings = (await tried(commissionReadings(context, WITH_COMMISSION))) ?? [];
  const last = readings.at(-1);
  // A result that the operator names need not be one of these.
  const isNone = last === undefined || isNoCommission(last, { given: [], found: ['the result list'] });
  return isNone || TEMPORARY.includes(last.status) ? [] : readings;
}

/** Tells whether an answer names a member. */
export function names(answer: Answer, member: string): boolean {
  return withoutEscapes(answer).includes(member);
}

/** The answer to another read of a commission that was ready. */
export function commissionAgain(context: StepContext): Promise<Answer> {
  return readPart(context, 'provision', 'v2 again');
}

/** The commission that got ready, a successful further read of it, and the commission of captured data. */
export async function commissionsLike(context: StepContext, ready: Answer): Promise<readonly Answer[]> {
  const again = await commissionAgain(context);
  const others = [
    ...(await commissionReadingsOfData(context)).slice(-1),
    ...(SUCCESS.has(again.status) && isThere(again) ? [again] : []),
  ];
  return [ready, ...others];
}

/** Says why the commission did not get ready; undefined when its last reading is no redirect any more. */
export function whyNotReady(readings: readonly Answer[]): string | undefined {
  const last = readings.at(-1);
  if (last === undefined) return 'the commission was not read';
  if (!TEMPORARY.includes(last.status)) return undefined;
  if (readings.length > MOST_HOPS) {
    return `the commission was not ready after ${MOST_HOPS} redirects, and more of them are not followed`;
  }
  return `the commission was not ready after ${readings.length} reads; raise timing.patienceMs`;
}

/**
 * The last reading of the commission, once it is no redirect any more.
 *
 * @throws Inconclusive when the commission did not get ready
 */
export function assumeReady(readings: readonly Answer[]): Answer {
  const last = readings.at(-1);
  const why = whyNotReady(readings);
  if (last === undefined || why !== undefined) throw new Inconclusive(why ?? 'the commission was not read');
  return last;
}

/** Tells whether a result that another answer shows may have no commission. */
function isNoCommission(answer: Answer, named: Named): boolean {
  return mayBeNone(answer, named) || (answer.status === 204 && named.found.length > 0);
}

/**
 * Makes sure that the result has a commission. A result of the result list need have none: what neither of two reads shows was not waited
 * for.
 *
 * @throws Inconclusive when it has none
 */
export async function assumeCommission(context: StepContext, answer: Answer): Promise<void> {
  const named = namedBy(context, 'provision');
  const isNone = (one: Answer) => isNoCommission(one, named);
  assume(
    !isNone(answer) || !isNone(await commissionAgain(context)),
    `the first result has no commission (${answer.status}); supply one that has it in ${named.found.join(' and ')}`,
  );
}

/**
 * The status of a reading of the commission as a reason names it; only the first may be of a result that does not exist, as redirects
 * follow.
 */
export function statusOfReading(context: StepContext, answer: Answer, [first]: readonly Answer[]): string {
  return statusOf(answer, answer.exchange === first?.exchange ? namedBy(context, 'provision').given : []);
}
