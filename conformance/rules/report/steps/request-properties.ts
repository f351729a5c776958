import { OPERATIONS } from '../../../../generated/operations.ts';
import { assume, CLIENT_ERROR, type Answer, type Context, type StepContext } from '../../engine.ts';
import { placesAt, REPORT_KINDS, requirePermitted, type KindPlace, type ReportKind } from './kinds.ts';
import { isFound } from '../../steps/statuses.ts';
import { tried } from '../../steps/tried.ts';
import {
  acceptedReport,
  isAccepted,
  namesPartner,
  partnerOfReport,
  readingsOf,
  readUntilReady,
  sendRequest,
} from './request-report.ts';
import { keepsState } from '../../steps/state.ts';

/** The kinds that have each property of a request (D1 Report kinds). */
export const KINDS_WITH = {
  fromDay: kindsWith('fromDay'),
  toDay: kindsWith('toDay'),
  category: kindsWith('category'),
  partnerIdToCreateReportFor: kindsWith('partnerIdToCreateReportFor'),
  produktArt: kindsWith('produktArt'),
} as const;

type Property = keyof typeof KINDS_WITH;

type Body = Partial<Record<Property, unknown>>;

/** Values that statements name in words. 2024-02-31 is no bad day: the pattern ignores the lengths of months. */
const NAMED: Readonly<Record<string, unknown>> = { empty: '', number: 1, boolean: true, object: {}, array: [] };

const DAY_MS = 86_400_000;

/** The day some days before the run was started, `YYYY-MM-DD` in UTC. */
function daysAgo({ startedAt }: Pick<StepContext, 'startedAt'>, days: number): string {
  return new Date(startedAt.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** A day this many days before another one. */
function dayBefore(day: string, days = 1): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** This many days ago is before the previous day, the default of fromDay, in every time zone of a server. */
const EARLIER = 3;

/** A recent day for a kind. Every other kind gets a 10th or 20th, which a wrong pattern of days refuses. */
function recent(context: Pick<StepContext, 'startedAt'>, kind: ReportKind, days: number): string {
  let day = daysAgo(context, days);
  if (REPORT_KINDS.indexOf(kind) % 2 === 0) while (!/[12]0$/.test(day)) day = dayBefore(day);
  return day;
}

/** The latest day with this month and day (`MM-DD`) that is over in every time zone. */
function latest(context: Pick<StepContext, 'startedAt'>, day: string): string {
  const over = daysAgo(context, EARLIER);
  const year = Number(over.slice(0, 4));
  const thisYear = `${year}-${day}`;
  return thisYear <= over ? thisYear : `${year - 1}-${day}`;
}

/**
 * The body of a right request with a property, so that a bad one differs from it in one value alone. A fromDay leaves at least one whole day
 * before today in every time zone; a toDay comes after a fromDay; the partner is left out if the operator names none.
 *
 * @throws Inconclusive when the identifier of that partner has another form
 */
function rightBody(context: StepContext, kind: ReportKind, property: Property): Body {
  switch (property) {
    case 'fromDay':
      return { fromDay: recent(context, kind, EARLIER) };
    case 'toDay':
      return daysUntil(recent(context, kind, 1));
    case 'category':
      return { category: `Ä <🏠>?&"'\\/` };
    case 'partnerIdToCreateReportFor':
      return context.config.fixtures?.report?.partnerId === undefined
        ? {}
        : { partnerIdToCreateReportFor: partnerOfReport(context) };
    case 'produktArt':
      return { produktArt: 'ANNUITAET' };
  }
}

/** A toDay, with the day before it as fromDay: fromDay defaults to the previous day, which could leave the range empty. */
function daysUntil(toDay: string): Body {
  return { fromDay: dayBefore(toDay), toDay };
}

/** The value that a name in `NAMED` stands for; any other name is the value itself. */
function valueOf(name: string): unknown {
  return name in NAMED ? NAMED[name] : name;
}

/** Days before the current day in UTC, one of which is the current day in every time zone: a toDay has to be after the previous day. */
const TODAY = [0, 1, -1];

/** Tells whether a report of a kind can be requested for the partner that the operator names. */
const takesPartner = ({ config }: StepContext, kind: ReportKind) =>
  KINDS_WITH.partnerIdToCreateReportFor.includes(kind) && namesPartner(config);

/** All properties of a kind; the partner only if a request with it alone is accepted, which another rule judges. */
async function allProperties(context: StepContext, kind: ReportKind): Promise<Body> {
  const others = { ...daysUntil(daysAgo(context, 1)), ...rightBody(context, kind, 'category') };
  if (!takesPartner(context, kind)) return others;
  const partner = rightBody(context, kind, 'partnerIdToCreateReportFor');
  return (await requestWith(context, kind, partner)).status === 202 ? { ...others, ...partner } : others;
}

/** The bodies for a place that says that a request is accepted: one of them has to be. */
export async function bodiesAt(context: StepContext, { kind, values }: KindPlace): Promise<readonly Body[]> {
  const { attributes, values: value } = values;
  if (attributes === undefined) return [await allProperties(context, kind)];
  const property = attributes as Property;
  if (value === undefined)
    return property === 'toDay'
      ? TODAY.map((days) => ({ toDay: daysAgo(context, days) }))
      : [rightBody(context, kind, property)];
  if (value === 'recent') return [rightBody(context, kind, property)];
  if (property === 'fromDay') return [{ fromDay: latest(context, value) }];
  return [property === 'toDay' ? daysUntil(latest(context, value)) : { [property]: valueOf(value) }];
}

/**
 * Requests a report of a kind with properties, once per run.
 *
 * @throws Skipped when the operator has left the kind out
 */
export function requestWith(context: StepContext, kind: ReportKind, body: Body): Promise<Answer> {
  requirePermitted(context, kind);
  return context.once(`report requested: ${kind} ${JSON.stringify(body)}`, async (step) => {
    // How many reports of a kind there may be at once is open, so read one before requesting the next.
    const isOther = JSON.stringify(body) === JSON.stringify(otherBody(step, kind));
    if (keepsState(step)) await tried(isOther ? readingsOf(step, kind) : readingsOfOther(step, kind));
    return sendRequest(step, kind, { json: body });
  });
}

/**
 * Makes sure that a request is accepted, so that the refusal of a similar one is due to the difference.
 *
 * @throws Inconclusive when it is not
 * @throws Skipped when the operator has left the kind out
 */
export async function assumeAccepted(context: StepContext, kind: ReportKind, body: Body): Promise<void> {
  const { status } = await requestWith(context, kind, body);
  assume(status === 202, `needs a request with ${JSON.stringify(body)} that is accepted (202), got ${status}`);
}

/** Requests a report with the bodies for a place until one is accepted. */
export async function requestAt(context: StepContext, place: KindPlace): Promise<Answer> {
  const [body = {}, ...others] = await bodiesAt(context, place);
  let answer = await requestWith(context, place.kind, body);
  for (const other of others) if (answer.status !== 202) answer = await requestWith(context, place.kind, other);
  return answer;
}

/**
 * Expects that a request is accepted as a place says, if a request without properties is.
 *
 * @throws Inconclusive when the request without properties is not accepted
 * @throws Skipped when the operator has left the kind out
 */
export async function expectAccepted(context: Context, place: KindPlace): Promise<void> {
  await acceptedReport(context, place.kind);
  const bodies = await bodiesAt(context, place);
  const answer = await askedAgain(context, place.kind, await requestAt(context, place), bodies);
  const day = bodies[0]?.fromDay;
  const days = daysSince(context, day);
  const isFar = days > EARLIER && CLIENT_ERROR.has(answer.status);
  const isTooOld = isFar && (await mayBeTooOld(context, place.kind, String(day)));
  const refusal = `a day of ${days} days ago is refused with ${answer.status}`;
  assume(!isTooOld, `${refusal}: how far back a report may reach is open`);
  expectTaken(context, answer, place);
}

/**
 * Tells whether the age of a refused day may be the reason: a day that is certainly recent is accepted, and no earlier one is, neither the day
 * before nor one in the month or the season before.
 */
async function mayBeTooOld(context: StepContext, kind: ReportKind, day: string): Promise<boolean> {
  const accepts = async (fromDay: string) => (await requestWith(context, kind, { fromDay })).status === 202;
  if (!(await accepts(daysAgo(context, EARLIER)))) return false;
  for (const days of [1, 32, 100]) if (await accepts(dayBefore(day, days))) return false;
  return true;
}

/** Days since a date; 0 if the value is not a string. */
function daysSince({ startedAt }: StepContext, day: unknown): number {
  return typeof day === 'string' ? Math.floor((startedAt.getTime() - Date.parse(day)) / DAY_MS) : 0;
}

/**
 * Expects that a request is accepted.
 *
 * @throws Inconclusive when it is forbidden: a report with a property may need a permission that one without it does not (R117)
 */
export function expectTaken({ expect }: Context, answer: Answer, { values }: KindPlace): void {
  const what = Object.values(values).join(' ') || 'all properties';
  assume(answer.status !== 403, `the credential may not request a report with ${what} (403)`);
  expect.status(answer, 202);
}

/**
 * Repeats a refused request, since the refusal may be due to other reports: how many may be requested, and produced at once, is open.
 *
 * @param bodies - the bodies that were refused, in order
 * @returns the response after a request without properties was accepted and its report read
 * @throws Inconclusive when the request without properties is refused as well
 */
export async function askedAgain(
  context: StepContext,
  kind: ReportKind,
  answer: Answer,
  bodies: readonly Body[],
): Promise<Answer> {
  if (answer.status < 400) return answer;
  const send = (json: Body) => sendRequest(context, kind, { json });
  return context.inTurn(`report requested again: ${kind}`, async () => {
    const control = await send({});
    assume(control.status === 202, `needs a kind that can be requested again, got ${control.status}`);
    // Only a 4xx may be due to other reports.
    if (!CLIENT_ERROR.has(answer.status)) return answer;
    const isOver = ({ status }: Answer) => status !== 200 && status !== 404;
    if (keepsState(context)) await context.poll(() => context.target.follow(control, 'report'), isOver);
    let again = answer;
    for (const body of bodies) if (again.status !== 202) again = await send(body);
    return again;
  });
}

function requestWithBadValue(context: StepContext, { kind, values }: KindPlace): Promise<Answer> {
  const { attributes: property = '', values: value = '' } = values;
  const beside = property === 'toDay' ? rightBody(context, kind, property) : {};
  return requestWith(context, kind, { ...beside, [property]: valueOf(value) });
}

/**
 * Expects 400 for the bad value at a place, if the same request with a right value is accepted.
 *
 * @throws Inconclusive when the right value is not accepted
 * @throws Skipped when the operator has left the kind out
 */
export async function expectBadValueRefused(context: Context, place: KindPlace): Promise<void> {
  const property = place.values['attributes'] as Property;
  await assumeAccepted(context, place.kind, rightBody(context, place.kind, property));
  // Nobody has permission for a partner who does not exist (R25).
  const isPartner = property === 'partnerIdToCreateReportFor';
  context.expect.status(await requestWithBadValue(context, place), isPartner ? [400, 403] : 400);
}

/** The properties whose right values request another report than their defaults do. */
const TELLING = ['category', 'fromDay', 'produktArt'] as const;

/** A body that requests another report than the empty body does; undefined if the kind has no such property. The property varies by kind. */
export function otherBody(context: StepContext, kind: ReportKind): Body | undefined {
  const known = TELLING.filter((one) => KINDS_WITH[one].includes(kind));
  const property = known[REPORT_KINDS.indexOf(kind) % known.length];
  return property === undefined ? undefined : rightBody(context, kind, property);
}

/** The response to an accepted request for another report of a kind; undefined if there is none. */
export async function otherReport(context: StepContext, kind: ReportKind): Promise<Answer | undefined> {
  const body = otherBody(context, kind);
  const answer = body === undefined ? undefined : await requestWith(context, kind, body);
  return answer?.status === 202 ? answer : undefined;
}

/** Reads the other report of a kind, and again while it answers 404. Undefined if the kind has no other report. */
export function readOther(context: StepContext, kind: ReportKind): Promise<Answer | undefined> {
  return context.once(`other report read: ${kind}`, async (step) => {
    const other = await otherReport(step, kind);
    if (other === undefined) return undefined;
    return step.poll(() => step.target.follow(other, 'report'), isFound);
  });
}

/** Reads that report until it answers other than 200, or the patience ends. Empty if the kind has no other report. */
export function readingsOfOther(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  return context.once(`other report read until it is ready: ${kind}`, async (step) => {
    const [first, other] = [await readOther(step, kind), await otherReport(step, kind)];
    return first === undefined || other === undefined ? [] : readUntilReady(step, first, other);
  });
}

const ACCEPTED = ['R27', 'R28', 'R29', 'R31', 'R50', 'R51'];
const BAD_VALUES = ['R26', 'R62', 'R69', 'R70', 'R76', 'R77', 'R81', 'R82'];

/**
 * The responses to the accepted requests of a kind: without properties first, then with each property that it has.
 *
 * @throws Inconclusive when the request without properties is not accepted, which another rule judges
 */
export async function acceptedRequests(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const first = await acceptedReport(context, kind);
  const asked = placesAt(context.config, kind, ACCEPTED).map((place) => requestAt(context, place));
  if (takesPartner(context, kind))
    asked.push(requestWith(context, kind, rightBody(context, kind, 'partnerIdToCreateReportFor')));
  return [first, ...(await Promise.all(asked)).filter(({ status }) => status === 202)];
}

/** Requests a kind with each bad value of its properties; empty if it accepts no request without properties. */
export async function requestsWithBadValues(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  if (!(await isAccepted(context, kind))) return [];
  return Promise.all(placesAt(context.config, kind, BAD_VALUES).map((place) => requestWithBadValue(context, place)));
}

function kindsWith(property: string): readonly ReportKind[] {
  return OPERATIONS.report.flatMap(({ kind, properties = [] }) =>
    kind !== undefined && properties.includes(property) ? [kind] : [],
  );
}
