import {
  assume,
  hasCredential,
  leftOut,
  NotApplicable,
  SUCCESS,
  type Answer,
  type Context,
  type StepContext,
} from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';
import {
  isRefused,
  PATH,
  readApplication,
  recordAt,
  unauthorized,
  salesRead,
  showsApplication,
} from './application.ts';
import { membersNamed, shownAs, textsIn, withoutLists } from './members.ts';
import { assumeRead, type Change } from './change.ts';
import { changesIn, DAY_MS, entriesIn, lastChangeIn, type Moment } from './moment.ts';

/** Where the applications are listed. */
export const LIST_PATH = '/v2/antraege';

/** The filters of the list. */
export const FILTERS = ['aenderungSeit', 'aenderungBis'] as const;
export type Filter = (typeof FILTERS)[number];

/** The record of the application in a body: one entry of its lists, unless it is dated as a whole. */
export function recordIn(context: StepContext, body: unknown): unknown {
  if (membersNamed(withoutLists(body), 'letzteAenderung').length > 0) return body;
  const entries = entriesIn(body);
  return entries.find((entry) => showsApplication(context, entry)) ?? (entries.length === 1 ? entries[0] : body);
}

/** Reads the list of applications; by default as the provider. */
export function readList(
  context: StepContext,
  query: Partial<Record<Filter, string>> = {},
  sender: Sender = { as: 'v2' },
): Promise<Answer> {
  return context.target.send('applications', 'GET', LIST_PATH, { ...sender, query });
}

/** The list without filters that the rules look at. */
export function firstList(context: StepContext): Promise<Answer> {
  return context.once('list of applications', (step) => readList(step));
}

/**
 * The list without filters, whatever its form.
 *
 * @throws Inconclusive when it is no success, which another rule judges
 */
export async function readableList(context: StepContext): Promise<Answer> {
  const answer = await firstList(context);
  if (answer.status === 401) throw unauthorized(context);
  assume(
    SUCCESS.has(answer.status),
    `needs a list of applications, as list-can-be-read reports, got status ${answer.status}`,
  );
  return answer;
}

/**
 * The list without filters, in JSON.
 *
 * @throws Inconclusive when it is no success, or in another form
 */
export async function givenList(context: StepContext): Promise<Answer> {
  const answer = await readableList(context);
  assume(answer.json() !== undefined, `needs a list of applications in JSON, got status ${answer.status} without it`);
  return answer;
}

/** The credentials of those whose application it is not, as statements name them. */
export const OTHERS = { 'sales party': 'v2SalesParty', 'other provider': 'v2OtherProvider' } as const;
export type Other = (typeof OTHERS)[keyof typeof OTHERS];

/** The list of applications, as another provider reads it. */
export function listOfOther(context: StepContext): Promise<Answer> {
  return context.once('list of another provider', (step) =>
    readList(step, {}, { as: supplied(step, 'v2OtherProvider') }),
  );
}

/**
 * The credential of somebody whose application it is not.
 *
 * @throws Skipped when there is none
 * @throws Inconclusive when it lets nobody in anywhere
 */
export async function otherCaller(context: StepContext, who: string): Promise<Other> {
  const as = supplied(context, OTHERS[who as keyof typeof OTHERS]);
  const { v2, [as]: other } = context.config.credentials ?? {};
  assume(
    other?.accessToken !== v2?.accessToken,
    `needs the token of somebody else than credentials.v2 in credentials.${as}`,
  );
  const { status } = await (as === 'v2SalesParty' ? salesRead : listOfOther)(context);
  assume(SUCCESS.has(status), `needs a credential that is accepted elsewhere, got ${status}; see credentials.${as}`);
  return as;
}

/**
 * The credential of somebody else.
 *
 * @throws Skipped when there is none
 */
export function supplied({ config }: StepContext, as: Other): Other {
  if (!hasCredential(config, as)) throw leftOut(`credentials.${as}`);
  return as;
}

/**
 * Judges that the record shows what a patch has set. D2 does not show the fields of a record, so a member that no record
 * of this deployment has says nothing.
 *
 * @param name - the member
 * @param wanted - the value, for the reason
 * @param isWanted - tells whether a text of a member is it
 * @throws Inconclusive when the patch was refused, or no record shows such a member
 */
export async function expectReadBack(
  context: Context,
  { before, answer, after }: Change,
  name: string,
  wanted: string,
  // How a text is composed makes no other one of it.
  isWanted: (text: string) => boolean = (text) => text.normalize() === wanted,
): Promise<void> {
  const values = membersNamed(after, name);
  const isShown = textsIn(values).some(isWanted);
  assumeMade(answer, isShown);
  assumeRead(after);
  assume(
    values.length > 0 || (await showMember(context, before, name)),
    `no record shows a member ${name}; supply an application that has one in fixtures.applications`,
  );
  context.expect.that(isShown, `${name} ${JSON.stringify(wanted)} in the record`, shownAs(values, 'no such member'));
}

/**
 * Makes sure of a patch that is made by now.
 *
 * @throws Inconclusive when it is refused, or accepted for later (202) and not shown yet
 */
export function assumeMade({ status }: Answer, isShown: boolean): void {
  assume(SUCCESS.has(status) && (isShown || status !== 202), `needs a patch that is made (2xx), got ${status}`);
}

/** Tells whether records of this deployment show a member at all: this one, or any of the list. */
export async function showMember(context: Context, record: unknown, name: string): Promise<boolean> {
  if (membersNamed(record, name).length > 0) return true;
  const list = await firstList(context);
  return SUCCESS.has(list.status) && membersNamed(list.json(), name).length > 0;
}

const iso = (ms: number, length: number) => new Date(ms).toISOString().slice(0, length);

/** Forms in which a filter may take a date: D2 says no more than that it is one. The first is the usual one. */
const FORMS = [
  (ms: number) => `${iso(ms, 'YYYY-MM-DDThh:mm:ss'.length)}Z`,
  (ms: number) => new Date(ms).toISOString(),
  (ms: number) => iso(ms, 'YYYY-MM-DDThh:mm:ss'.length),
  (ms: number) => iso(ms, 'YYYY-MM-DD'.length),
] as const;
/** Forms that are tried only where none of these is taken: some servers compare texts. */
const RARE_FORMS = [
  (ms: number) => `${iso(ms, 'YYYY-MM-DDThh:mm:ss'.length)}+00:00`,
  (ms: number) => iso(ms, 'YYYY-MM-DD'.length).split('-').reverse().join('.'),
  (ms: number) => iso(ms, 'YYYY-MM-DD'.length).replaceAll('-', ''),
  (ms: number) => String(ms),
  (ms: number) => String(Math.trunc(ms / 1000)),
] as const;
type Form = (ms: number) => string;

/** A span of time, in milliseconds since 1970; open where a bound is left out. */
export interface Span {
  aenderungSeit?: number;
  aenderungBis?: number;
}

/** Some days before the run, and before what is today in any time zone. */
export function lastDays({ startedAt }: StepContext): Required<Span> {
  return { aenderungSeit: startedAt.getTime() - 30 * DAY_MS, aenderungBis: startedAt.getTime() - DAY_MS };
}

/** Reads the list for a span, in the form of date that the target takes; by default as the provider. */
export async function listWithin(context: StepContext, span: Span, sender?: Sender): Promise<Answer> {
  return readList(context, queryOf(span, await formTaken(context)), sender);
}

/** The same as the provider, read once. */
export async function firstListWithin(context: StepContext, span: Span): Promise<Answer> {
  return listOnce(context, queryOf(span, await formTaken(context)));
}

function listOnce(context: StepContext, query: Partial<Record<Filter, string>>): Promise<Answer> {
  return context.once(`list ${JSON.stringify(query)}`, (step) => readList(step, query));
}

/** The days around the last change of the application: how a list goes on after its first page is not shown. */
export async function spanOfApplication(context: StepContext): Promise<Span> {
  const change = lastChangeIn((await recordAt(context, `GET ${PATH}`)).json());
  return change === undefined ? {} : { aenderungSeit: change.ms - DAY_MS, aenderungBis: change.ms + DAY_MS };
}

/** A span for which the list shows the application: around its last change, or since yesterday, as rules may change it meanwhile. */
export async function spanThatLists(context: StepContext): Promise<{ span: Span; isListed: boolean }> {
  const around = await spanOfApplication(context);
  for (const span of [around, { aenderungSeit: context.startedAt.getTime() - DAY_MS }])
    if (showsApplication(context, (await listWithin(context, span)).json())) return { span, isListed: true };
  return { span: around, isListed: false };
}

/** Reads the list for a span, in each other form of date: what becomes of one that is not the target's own is open (A48). */
async function listsInOtherForms(context: StepContext, span: Span): Promise<Answer[]> {
  const taken = await formTaken(context);
  return Promise.all(FORMS.filter((form) => form !== taken).map((form) => readList(context, queryOf(span, form))));
}

/** The form in which the target takes a date; the usual one when it takes none. */
function formTaken(context: StepContext): Promise<Form> {
  return context.once('form of a date', async (step) => {
    const span = lastDays(step);
    const isTaken = async (query: Partial<Record<Filter, string>>) => SUCCESS.has((await listOnce(step, query)).status);
    for (const filter of FILTERS) {
      const bound = { [filter]: span[filter] };
      for (const form of FORMS) if (await isTaken(queryOf(bound, form))) return form;
      // A server that takes what is no date ignores what it cannot read: that it takes a rare form says nothing.
      if (await isTaken({ [filter]: 'kein Datum' })) continue;
      for (const form of RARE_FORMS) if (await isTaken(queryOf(bound, form))) return form;
    }
    return FORMS[0];
  });
}

function queryOf(span: Span, form: Form): Partial<Record<Filter, string>> {
  return Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const bound = span[filter];
      return bound === undefined ? [] : [[filter, form(bound)]];
    }),
  );
}

/** How far a bound may be off: it may be taken for a whole day, of another time zone, included or not. */
export const SLACK_MS = 2 * DAY_MS;

/** Tells whether a moment lies within a span, and that by more than `slack`; or less where that is negative. */
export function isWithin({ aenderungSeit = -Infinity, aenderungBis = Infinity }: Span, ms: number, slack = 0): boolean {
  return ms >= aenderungSeit + slack && ms <= aenderungBis - slack;
}

/**
 * Dates of last change that lie outside of a span, of those that a list shows.
 *
 * @param last - that of the application of the configuration as its record shows it, whatever the list says of it
 */
export function outsideOf(context: StepContext, span: Span, list: Answer, last?: Moment): Moment[] {
  const body = list.json();
  const listed = last !== undefined && showsApplication(context, body) ? [last] : [];
  return [...changesIn(body), ...listed].filter(({ ms }) => !isWithin(span, ms, -SLACK_MS));
}

/**
 * Judges that a list shows what was changed within a span, and nothing else.
 *
 * @param usual - the list in the form of date that the target takes
 * @param known - the dates of last change that the list without filters shows
 * @param last - that of the application of the configuration as its record shows it
 * @throws NotApplicable when a bound lies ahead, and is refused
 */
export async function expectRestricted(
  context: Context,
  usual: Answer,
  span: Span,
  known: readonly number[],
  last?: Moment,
): Promise<void> {
  if (isRefused(usual) && Object.values(span).some((bound) => bound > context.startedAt.getTime())) {
    throw new NotApplicable(`a day to come is refused, with ${usual.status}`);
  }
  // Where entries are not dated, one is expected for the date of the application alone.
  const isUndated = known.length === 0 && last !== undefined;
  const insideOf = (all: readonly number[]) => all.filter((ms) => isWithin(span, ms, SLACK_MS)).length;
  const shownIn = (list: Answer) => (isUndated ? entriesIn : changesIn)(list.json()).length;
  // How many entries a page has is not shown.
  const wanted = Math.min(insideOf(isUndated ? [last.ms] : known), 1);
  // As far as is shown, nothing found may be answered with 404; what the list shows without the filter is to be found.
  const isFoundMissing = usual.status === 404 && wanted > 0;
  assume(
    SUCCESS.has(usual.status) || isFoundMissing,
    `needs a filter that is taken, as list-takes-dates reports, got status ${usual.status}`,
  );
  const isRestricted = (list: Answer) =>
    SUCCESS.has(list.status) && outsideOf(context, span, list, last).length === 0 && shownIn(list) >= wanted;
  const others = isRestricted(usual) ? [] : await listsInOtherForms(context, span);
  const answer = others.find(isRestricted) ?? usual;
  const shown = shownIn(answer);
  const outside = outsideOf(context, span, answer, last).map(({ text }) => text);
  const said = sayOf(span);
  context.expect.that(outside.length === 0, `only changes ${said}`, outside.join(', '), answer);
  if (shown >= wanted) return;
  // Others may change applications between two lists.
  const present = isUndated
    ? [lastChangeIn((await readApplication(context)).json())]
    : changesIn((await readList(context)).json());
  assume(
    insideOf(present.flatMap((one) => one?.ms ?? [])) >= wanted,
    'the list has changed between two reads of it; run it again',
  );
  context.expect.that(
    shown >= wanted,
    `at least one application changed ${said}`,
    SUCCESS.has(answer.status) ? 'none' : `status ${answer.status}`,
    answer,
  );
}

function sayOf({ aenderungSeit, aenderungBis }: Span): string {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const since = aenderungSeit === undefined ? [] : [`since ${day(aenderungSeit)}`];
  return [...since, ...(aenderungBis === undefined ? [] : [`until ${day(aenderungBis)}`])].join(' and ');
}
