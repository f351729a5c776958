import { assume, Inconclusive, SUCCESS, valueAt, type Answer, type StepContext } from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';
import { isFound, statusOf } from '../../steps/statuses.ts';
import { mayBeNone, namedIn, ofList, withoutEscapes, type Named } from '../../steps/reads.ts';
import { parametersOf } from '../../../contracts/path-pattern.ts';
import { tried } from '../../steps/tried.ts';
import { unknownLike } from '../../steps/unknown.ts';
import { askDetermination, type DeterminationQuery, type Deviation } from './ask.v2.ts';
import {
  determinationOf,
  forCaseOrData,
  givenDetermination,
  isGone,
  readAnew,
  type Determination,
} from './determine.v2.ts';
import { followRedirects, isReady, statusIfNotReady } from '../../steps/redirects.ts';
import { READS, readUnknown, type ReadName } from './reads.v2.ts';

/** The identifiers of a part of a determination. */
interface Part extends Pick<Determination, 'stuckStatus' | 'asked'> {
  params: Record<string, string>;
}

/**
 * Reads a part of the configured determination or of one of this run, once per run for each `who`; with the credential, repeats the read
 * while the part is not ready. The commission is read from a determination that requested it.
 *
 * @param who - distinguishes reads of the same part
 * @param before - an earlier read of the part: if it was not ready in time, this read does not wait again
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
  return read(context, name, before ? { ...part, stuckStatus: statusIfNotReady(before) } : part, who, deviation);
}

/** Options of a determination that the read of its request should show. */
export const OPTIONS = { alternativen: true, provisionsAusgabe: false } as const;

/** Options of a determination with commission and without alternatives. */
export const WITH_COMMISSION = { alternativen: false, provisionsAusgabe: true } as const;

/** Parts that are always read from a determination of captured data too, with its options. */
export const OF_DATA = { ergebnisse: WITH_COMMISSION, ermittlungsAnfrage: OPTIONS } as const;

/** Ending of the names of cases about such a determination. */
export const ENDING = ' of captured data';

/**
 * Reads a part of the determination for a query.
 *
 * @param deviation - changes of the request for the determination
 * @param who - distinguishes reads of the same part
 * @param sender - the caller who reads
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

/** Reads a part of the same determination, but with an unknown value of the last path parameter. */
export async function readUnknownPart(context: StepContext, name: ReadName): Promise<Answer> {
  const [last = ''] = parametersOf(READS[name]).slice(-1);
  if (last === 'ermittlungsId') return readUnknown(context, name);
  const { params: known } = await partOf(context, name);
  const params = { ...known, [last]: unknownLike(known[last] ?? '', context) };
  return followRedirects(context, await context.target.send('offers-v2', 'GET', READS[name], { params }));
}

/** The settings for the identifiers of a read, without `ermittlungsId` if this run created the determination. */
export async function namedBy(context: StepContext, name: ReadName): Promise<Named> {
  const named = parametersOf(READS[name]).filter(
    (parameter) => parameter !== 'ermittlungsId' || givenDetermination(context) !== undefined,
  );
  const used = named.includes('ergebnisNummer') ? (await partOf(context, name)).params : {};
  return namedIn(context.config, 'offers', named, used);
}

/** A determination with commission for the usual case or data. */
export function withCommission(context: StepContext): DeterminationQuery {
  return { ...forCaseOrData(context.config), ...WITH_COMMISSION };
}

/** Identifiers of parts, with the list that shows them and the entry that they identify. */
const LISTS = {
  ergebnisNummer: { list: 'ergebnisse', entry: 'ergebnis', shows: 'the result list shows' },
  zahlungsplanIndex: { list: 'zahlungsplaene', entry: 'zahlungsplan', shows: 'the payment plans show' },
} as const;

/**
 * Selects a result: the configured one, unless the result list contains only others; then its first.
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
    const got = statusOf(await answer, (await namedBy(context, list)).given);
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

/** The determination from which a part is read. Captured data comes from one without a case: which data one for a case has is open. */
function queryOf(context: StepContext, name: ReadName): DeterminationQuery {
  if (name === 'erfassteDaten') return {};
  return name === 'provision' ? withCommission(context) : forCaseOrData(context.config);
}

function read(context: StepContext, name: ReadName, part: Part, who = 'v2', deviation: Sender = {}): Promise<Answer> {
  const { params, stuckStatus } = part;
  return context.once(`${name} read by ${who}: ${JSON.stringify(params)}`, async (step) => {
    const send = (own = params) => step.target.send('offers-v2', 'GET', READS[name], { params: own, ...deviation });
    const unless = (isRead: (answer: Answer) => boolean) => (answer: Answer) =>
      answer.status === stuckStatus || isRead(answer);
    const isStranger = deviation.as === 'none' || deviation.spoilt !== undefined;
    if (deviation.as !== undefined) return isStranger ? send() : step.poll(send, isFound);
    // A redirect of the commission means that it is not ready yet: do not follow it here.
    const once = async (own: Part['params']) =>
      name === 'provision' ? send(own) : followRedirects(step, await send(own), 'v2', deviation);
    const until = unless(name === 'provision' ? isFound : isReady);
    const reading = (own: Part['params']) => step.poll(() => once(own), until);
    return ofLatest(step, part, await reading(params), isGone, reading);
  });
}

/**
 * What was read of a determination; if that has been replaced meanwhile, the same of a new one.
 *
 * @param isMissing - whether it may not have been there
 * @param again - reads the same with other identifiers
 */
async function ofLatest<T>(
  step: StepContext,
  { params, stuckStatus, asked }: Part,
  found: T,
  isMissing: (found: T) => boolean,
  again: (own: Part['params']) => Promise<T>,
): Promise<T> {
  if (asked === undefined || stuckStatus !== undefined || !isMissing(found)) return found;
  const determination = await step.target.send('offers-v2', 'GET', READS.ermittlung, { params });
  if (!isGone(determination)) return found;
  return (await readAnew(step, asked, (ermittlungsId) => again({ ...params, ermittlungsId }))) ?? found;
}

/** The readings of a commission that should be redirects: those that are, and those of 0 before one with an amount. */
export function waitsIn(readings: readonly Answer[]): Answer[] {
  const last = readings.at(-1);
  const isCalculated = last !== undefined && SUCCESS.has(last.status) && !hasZeroAmount(last);
  return readings.filter((one) => TEMPORARY.includes(one.status) || (isCalculated && hasZeroAmount(one)));
}

/** Whether the first reading of the commission has it. */
export function isReadyAtOnce(readings: readonly Answer[]): boolean {
  const [first] = readings;
  const isThere = first !== undefined && SUCCESS.has(first.status) && names(first, 'betrag');
  return isThere && waitsIn(readings).length === 0;
}

/** Why no waiting redirect can be judged. */
export function whyNoRedirect(readings: readonly Answer[]): string {
  return isReadyAtOnce(readings)
    ? 'the commission was ready at its first read; supply a case in fixtures.offers.vorgangsNummer, ' +
        'or data in fixtures.offers.determination.body, whose commission takes longer; if the run waited for a rate-limit window ' +
        'before, judge this rule alone'
    : `the first read of the commission is answered with ${readings[0]?.status}, as commission-waits-by-redirect reports`;
}

/** Statuses of a commission that is not ready yet; D2 names 302. */
export const TEMPORARY = [302, 303, 307];
const MOST_HOPS = 20;
/** How often a commission of 0 is read, which may really be 0. */
const MOST_ZEROS = 3;

/**
 * Reads the commission of one result of a determination that requested it. While the response is a redirect, or its amount is 0, repeats the
 * read after a pause at its Location, or at the same address if the Location is missing or leads to something else.
 *
 * @returns every reading in order, up to the first that is neither a redirect nor 0, the end of patience, or the maximum number of
 *   redirects; then the refusals at Locations, if the commission did not get ready
 * @throws Inconclusive when there is no such determination or no result
 */
export function commissionReadings(context: StepContext, query = withCommission(context)): Promise<readonly Answer[]> {
  return context.once(`commission read until it is ready: ${JSON.stringify(query)}`, async (step) => {
    const result = await resultOf(step, query);
    const readingsAt = (params: Part['params']) => readingsOfCommission(step, params);
    return ofLatest(step, result, await readingsAt(result.params), (readings) => readings.some(isGone), readingsAt);
  });
}

async function readingsOfCommission(step: StepContext, params: Part['params']): Promise<readonly Answer[]> {
  const readings: Answer[] = [];
  const elsewhere: Answer[] = [];
  let leadsThere = true;
  /** The response at the Location of a redirect; undefined if it is neither a commission nor another redirect. */
  const followIfCommission = async (redirect: Answer) => {
    const answer = await tried(step.target.follow(redirect, 'v2'));
    leadsThere = answer !== undefined && (TEMPORARY.includes(answer.status) || isCommission(answer));
    if (leadsThere) return answer;
    if (answer !== undefined) elsewhere.push(answer);
    return undefined;
  };
  const read = async () => {
    const previous = readings.at(-1);
    const followed = leadsThere && previous?.location() !== undefined ? await followIfCommission(previous) : undefined;
    const reading = followed ?? (await step.target.send('offers-v2', 'GET', READS.provision, { params }));
    readings.push(reading);
    return reading;
  };
  const mayFollow = (one: Answer) => hasZeroAmount(one) && readings.filter(hasZeroAmount).length < MOST_ZEROS;
  const isLast = (one: Answer) => !(TEMPORARY.includes(one.status) || mayFollow(one)) || readings.length > MOST_HOPS;
  const last = await step.poll(read, isLast);
  // If the commission does not get ready at either address, a refusal at the Location explains why.
  const refused = elsewhere.filter(({ status }) => status >= 400 && TEMPORARY.includes(last.status));
  return [...readings, ...refused];
}

/** Whether the amount of a commission is 0, as a server may answer that has not calculated it yet. */
export function hasZeroAmount(answer: Answer): boolean {
  return SUCCESS.has(answer.status) && valueAt(answer.json(), '/betrag') === 0;
}

function isCommission(answer: Answer): boolean {
  return SUCCESS.has(answer.status) && names(answer, 'betrag') && names(answer, 'partnerId');
}

/**
 * `commissionReadings` of a determination of captured data, if the usual one is for a case; it had time to get ready while the commission of
 * that was read. Empty if there is no such determination or commission, or it is not ready.
 */
export async function commissionReadingsOfData(context: StepContext): Promise<readonly Answer[]> {
  const isOther = context.mayWrite && context.config.fixtures?.offers?.vorgangsNummer !== undefined;
  if (!isOther || (await askDetermination(context, WITH_COMMISSION)).status !== 302) return [];
  if (whyNotReady(await commissionReadings(context)) !== undefined) return [];
  const readings = (await tried(commissionReadings(context, WITH_COMMISSION))) ?? [];
  const last = readings.at(-1);
  // The configured result need not belong to this determination.
  const isNone = last === undefined || isNoCommission(last, { given: [], found: ['the result list'] });
  return isNone || TEMPORARY.includes(last.status) ? [] : readings;
}

/** Whether the body of a response contains the name of a member. */
export function names(answer: Answer, member: string): boolean {
  return withoutEscapes(answer).includes(member);
}

/** Reads a commission again that was ready. */
export function commissionAgain(context: StepContext): Promise<Answer> {
  return readPart(context, 'provision', 'v2 again');
}

/** The commission that got ready, that of captured data, and a second read of the first. */
export async function commissionsLike(context: StepContext, ready: Answer): Promise<readonly Answer[]> {
  const again = await commissionAgain(context);
  const others = [
    ...(await commissionReadingsOfData(context)).slice(-1),
    ...(SUCCESS.has(again.status) && isReady(again) ? [again] : []),
  ];
  return [ready, ...others];
}

/** Why the commission did not get ready, in words of a reason; undefined if its last reading is no redirect. */
export function whyNotReady(readings: readonly Answer[]): string | undefined {
  const last = readings.at(-1);
  if (last === undefined) return 'the commission was not read';
  if (!TEMPORARY.includes(last.status)) return undefined;
  if (readings.length > MOST_HOPS)
    return `the commission was not ready after ${MOST_HOPS} redirects, and more of them are not followed`;
  return `the commission was not ready after ${readings.length} reads; raise timing.patienceMs`;
}

/**
 * The last reading of the commission, which is no redirect.
 *
 * @throws Inconclusive when the commission did not get ready
 */
export function assumeReady(readings: readonly Answer[]): Answer {
  const last = readings.at(-1);
  const why = whyNotReady(readings);
  if (last === undefined || why !== undefined) throw new Inconclusive(why ?? 'the commission was not read');
  return last;
}

/** Whether a result that was taken from another response may have no commission. */
function isNoCommission(answer: Answer, named: Named): boolean {
  return mayBeNone(answer, named) || (answer.status === 204 && named.found.length > 0);
}

/**
 * Makes sure that a result taken from the result list has a commission, by a second read: the first may have been too early.
 *
 * @throws Inconclusive when it has none
 */
export async function assumeCommission(context: StepContext, answer: Answer): Promise<void> {
  const named = await namedBy(context, 'provision');
  const isNone = (one: Answer) => isNoCommission(one, named);
  const lacksIt = isNone(answer) && isNone(await commissionAgain(context));
  const remedy = `supply one that has it in ${named.found.join(' and ')}`;
  assume(!lacksIt, `the first result has no commission (${answer.status}); ${remedy}`);
}

/** The status of a reading of the commission in words of a reason; only the first reading can show that a fixture is wrong. */
export async function statusOfReading(
  context: StepContext,
  answer: Answer,
  [first]: readonly Answer[],
): Promise<string> {
  const isFirst = answer.exchange === first?.exchange;
  return statusOf(answer, isFirst ? (await namedBy(context, 'provision')).given : []);
}
