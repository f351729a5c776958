import { assume, NotApplicable, SUCCESS, type Answer, type Context, type StepContext } from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';
import { applicationsIn, isRefused, PATH, readApplication, recordAt, showsApplication } from './application.ts';
import { changesIn, DAY_MS, lastChangeIn, type Moment } from './moment.ts';
import { FILTERS, hasNextPage, readList, type Filter } from './list.ts';

const iso = (ms: number, length: number) => new Date(ms).toISOString().slice(0, length);

/** Formats of a date that a filter may accept: D2 does not name one. The first is the usual one. */
const FORMS = [
  (ms: number) => `${iso(ms, 'YYYY-MM-DDThh:mm:ss'.length)}Z`,
  (ms: number) => new Date(ms).toISOString(),
  (ms: number) => iso(ms, 'YYYY-MM-DDThh:mm:ss'.length),
  (ms: number) => iso(ms, 'YYYY-MM-DD'.length),
] as const;
/** Formats that are tried only if none of these is accepted: some servers compare dates as strings. */
const RARE_FORMS = [
  (ms: number) => `${iso(ms, 'YYYY-MM-DDThh:mm:ss'.length)}+00:00`,
  (ms: number) => iso(ms, 'YYYY-MM-DD'.length).split('-').reverse().join('.'),
  (ms: number) => iso(ms, 'YYYY-MM-DD'.length).replaceAll('-', ''),
  (ms: number) => String(ms),
  (ms: number) => String(Math.trunc(ms / 1000)),
] as const;
type Form = (ms: number) => string;

/** A span of time, in milliseconds since 1970; a missing bound leaves it open. */
export type Span = Partial<Record<Filter, number>>;

/** Some days before the run, which end before today in every time zone. */
export function lastDays({ startedAt }: StepContext): Required<Span> {
  return { aenderungSeit: startedAt.getTime() - 30 * DAY_MS, aenderungBis: startedAt.getTime() - DAY_MS };
}

/** Reads the list for a span, in the date format that the target accepts; by default as the provider. */
export async function listWithin(context: StepContext, span: Span, sender?: Sender): Promise<Answer> {
  return readList(context, queryOf(span, await formTaken(context)), sender);
}

/** Like `listWithin` as the provider, but read once per run. */
export async function firstListWithin(context: StepContext, span: Span): Promise<Answer> {
  return listOnce(context, queryOf(span, await formTaken(context)));
}

function listOnce(context: StepContext, query: Partial<Record<Filter, string>>): Promise<Answer> {
  return context.once(`list ${JSON.stringify(query)}`, (step) => readList(step, query));
}

/** The days around the last change of the application, to keep the list short: paging is not documented. */
export async function spanOfApplication(context: StepContext): Promise<Span> {
  const change = lastChangeIn((await recordAt(context, `GET ${PATH}`)).json());
  return change === undefined ? {} : { aenderungSeit: change.ms - DAY_MS, aenderungBis: change.ms + DAY_MS };
}

/** A span for which the list contains the application: around its last change, or since yesterday, since rules may change it meanwhile. */
export async function spanThatLists(context: StepContext): Promise<{ span: Span; isListed: boolean }> {
  const around = await spanOfApplication(context);
  for (const span of [around, { aenderungSeit: context.startedAt.getTime() - DAY_MS }])
    if (showsApplication(context, (await listWithin(context, span)).json())) return { span, isListed: true };
  return { span: around, isListed: false };
}

/** Reads the list for a span in each other date format: how the target treats those is open (A48). */
async function listsInOtherForms(context: StepContext, span: Span): Promise<Answer[]> {
  const taken = await formTaken(context);
  return Promise.all(FORMS.filter((form) => form !== taken).map((form) => readList(context, queryOf(span, form))));
}

/** The date format that the target accepts; the usual one if it accepts none. */
function formTaken(context: StepContext): Promise<Form> {
  return context.once('form of a date', async (step) => {
    const span = lastDays(step);
    const isTaken = async (query: Partial<Record<Filter, string>>) => SUCCESS.has((await listOnce(step, query)).status);
    for (const filter of FILTERS) {
      const bound = { [filter]: span[filter] };
      for (const form of FORMS) if (await isTaken(queryOf(bound, form))) return form;
      // A server that accepts an invalid date ignores unreadable ones: accepting a rare format would prove nothing.
      if (await isTaken({ [filter]: 'kein Datum' })) continue;
      for (const form of RARE_FORMS) if (await isTaken(queryOf(bound, form))) return form;
    }
    return FORMS[0];
  });
}

function queryOf(span: Span, form: Form): Partial<Record<Filter, string>> {
  return Object.fromEntries(Object.entries(span).map(([filter, bound]) => [filter, form(bound)]));
}

/** Tolerance of a bound: the server may round it to a day in another time zone, and include or exclude it. */
export const SLACK_MS = 2 * DAY_MS;

/** Whether a moment is within a span that is narrowed by `slack` at both ends, or widened if `slack` is negative. */
export function isWithin({ aenderungSeit = -Infinity, aenderungBis = Infinity }: Span, ms: number, slack = 0): boolean {
  return ms >= aenderungSeit + slack && ms <= aenderungBis - slack;
}

/**
 * The dates of last change in a list that are outside a span.
 *
 * @param last - the date in the record of the configured application; counts if the list contains the application, with whatever date
 */
export function outsideOf(context: StepContext, span: Span, list: Answer, last?: Moment): Moment[] {
  const body = list.json();
  const listed = last !== undefined && showsApplication(context, body) ? [last] : [];
  return [...changesIn(body), ...listed].filter(({ ms }) => !isWithin(span, ms, -SLACK_MS));
}

/**
 * Judges that a filtered list contains changes within the span, and no others.
 *
 * @param usual - the list, requested in the date format that the target accepts
 * @param known - the dates of last change in the list without filters
 * @param last - the date in the record of the configured application
 * @throws NotApplicable when a bound in the future is refused
 */
export async function expectRestricted(
  context: Context,
  usual: Answer,
  span: Span,
  known: readonly number[],
  last?: Moment,
): Promise<void> {
  if (isRefused(usual) && Object.values(span).some((bound) => bound > context.startedAt.getTime()))
    throw new NotApplicable(`a day to come is refused, with ${usual.status}`);
  // If entries have no dates, expect one only if the date of the configured application is within the span.
  const isUndated = known.length === 0 && last !== undefined;
  const insideOf = (all: readonly number[]) => all.filter((ms) => isWithin(span, ms, SLACK_MS)).length;
  const shownIn = (list: Answer) => (isUndated ? applicationsIn : changesIn)(list.json()).length;
  // The page size is not documented.
  const wanted = Math.min(insideOf(isUndated ? [last.ms] : known), 1);
  // The documents do not exclude a 404 for an empty list, but entries that the unfiltered list contains must be found.
  const isJudged = SUCCESS.has(usual.status) || (usual.status === 404 && wanted > 0);
  assume(isJudged, `needs a filter that is taken, as list-takes-dates reports, got status ${usual.status}`);
  const isRestricted = (list: Answer) =>
    SUCCESS.has(list.status) && outsideOf(context, span, list, last).length === 0 && shownIn(list) >= wanted;
  const others = isRestricted(usual) ? [] : await listsInOtherForms(context, span);
  const answer = others.find(isRestricted) ?? usual;
  const shown = shownIn(answer);
  const described = describe(span);
  let outside = outsideOf(context, span, answer, last);
  if (isUndated && outside.length > 0) {
    // The application may have changed since its date was read, so that the list rightly contains it.
    const now = lastChangeIn((await readApplication(context)).json()) ?? last;
    outside = outsideOf(context, span, answer, now);
  }
  const texts = outside.map(({ text }) => text).join(', ');
  context.expect.that(outside.length === 0, `only changes ${described}`, texts, answer);
  if (shown >= wanted) return;
  assume(
    !hasNextPage(answer),
    `needs a first page with an application changed ${described}, got one without any that leads to a further page`,
  );
  // Applications may change between the two requests.
  const present = isUndated
    ? [lastChangeIn((await readApplication(context)).json())]
    : changesIn((await readList(context)).json());
  const isStillInside = insideOf(present.flatMap((one) => one?.ms ?? [])) >= wanted;
  assume(isStillInside, 'the list has changed between two reads of it; run it again');
  const got = SUCCESS.has(answer.status) ? 'none' : `status ${answer.status}`;
  context.expect.that(shown >= wanted, `at least one application changed ${described}`, got, answer);
}

function describe({ aenderungSeit, aenderungBis }: Span): string {
  const day = (ms: number) => iso(ms, 'YYYY-MM-DD'.length);
  const since = aenderungSeit === undefined ? [] : [`since ${day(aenderungSeit)}`];
  return [...since, ...(aenderungBis === undefined ? [] : [`until ${day(aenderungBis)}`])].join(' and ');
}
