import { OPERATIONS } from '../../../../generated/operations.ts';
import { assume, type Answer, type Context, type StepContext } from '../../engine.ts';
import { requirePermitted, kindPlaces, type ReportKind, type KindPlace } from './kinds.ts';
import { acceptedReport, namesPartner, partnerOfReport, isAccepted } from './request-report.ts';

/** The kinds that know each property of a request (D1 Report kinds). */
export const KINDS_WITH = {
  fromDay: kindsWith('fromDay'),
  toDay: kindsWith('toDay'),
  category: kindsWith('category'),
  partnerIdToCreateReportFor: kindsWith('partnerIdToCreateReportFor'),
  produktArt: kindsWith('produktArt'),
} as const;

export type Property = keyof typeof KINDS_WITH;
const PROPERTIES = Object.keys(KINDS_WITH) as Property[];

type Body = Partial<Record<Property, unknown>>;

/** Values that a statement names instead of showing them. 2024-02-31 is no bad day: the pattern knows no lengths of months. */
const NAMED: Readonly<Record<string, unknown>> = { empty: '', number: 1, boolean: true, object: {}, array: [] };

const DAY_MS = 86_400_000;

/** The day some days before the run was started, `YYYY-MM-DD` in UTC. */
export function daysAgo({ startedAt }: Pick<StepContext, 'startedAt'>, days: number): string {
  return new Date(startedAt.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** The day before another one. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** The latest such day that is certainly over: a month and a day, or any. */
export function latest(context: Pick<StepContext, 'startedAt'>, day: string): string {
  const over = daysAgo(context, 2);
  if (!/^\d\d-\d\d$/.test(day)) return over;
  const year = Number(over.slice(0, 4));
  const thisYear = `${year}-${day}`;
  return thisYear <= over ? thisYear : `${year - 1}-${day}`;
}

/**
 * A request that is legal and carries a property, and so that others differ from it in a bad value alone. A fromDay leaves at
 * least one whole day before today, wherever on earth the server keeps its calendar; a toDay comes after a fromDay. A partner is
 * left out where the operator names none.
 *
 * @throws Inconclusive when that is no partner for a report
 */
export function rightBody(context: StepContext, property: Property): Body {
  switch (property) {
    case 'fromDay':
      return { fromDay: daysAgo(context, 2) };
    case 'toDay':
      return { fromDay: daysAgo(context, 2), toDay: daysAgo(context, 1) };
    case 'category':
      return { category: 'Ä ?&' };
    case 'partnerIdToCreateReportFor':
      return context.config.fixtures?.report?.partnerId === undefined
        ? {}
        : { partnerIdToCreateReportFor: partnerOfReport(context) };
    case 'produktArt':
      return { produktArt: 'ANNUITAET' };
  }
}

/** The value that a place names; anything else stands for itself. */
export function valueOf(name = ''): unknown {
  return name in NAMED ? NAMED[name] : name;
}

/**
 * Requests a report of a kind with properties, once per run.
 *
 * @throws Skipped when the operator has left the kind out
 */
export function requestWith(context: StepContext, kind: ReportKind, body: Body): Promise<Answer> {
  requirePermitted(context, kind);
  return context.once(`report requested: ${kind} ${JSON.stringify(body)}`, ({ target }) =>
    target.send('report', 'POST', `/${kind}`, { json: body }),
  );
}

/**
 * Makes sure that a request is accepted, so that the refusal of a similar one is about the difference.
 *
 * @throws Inconclusive when it is not
 * @throws Skipped when the operator has left the kind out
 */
export async function assumeAccepted(context: StepContext, kind: ReportKind, body: Body): Promise<void> {
  const { status } = await requestWith(context, kind, body);
  assume(status === 202, `needs a request with ${JSON.stringify(body)} that is accepted (202), got ${status}`);
}

/**
 * Expects 400 for the bad value at a place, where the same request with a right value is accepted.
 *
 * @throws Inconclusive when that one is not accepted
 * @throws Skipped when the operator has left the kind out
 */
export async function expectBadValueRefused(context: Context, { kind, values }: KindPlace): Promise<void> {
  const property = values['attributes'] as Property;
  const right = rightBody(context, property);
  await assumeAccepted(context, kind, right);
  context.expect.status(await requestWith(context, kind, { ...right, [property]: valueOf(values['values']) }), 400);
}

/**
 * The answers to the accepted requests of a kind: with nothing first, and with each property that it knows; those with properties that
 * are not accepted are left out.
 *
 * @throws Inconclusive when the one with nothing is not accepted, which another rule judges
 */
export async function* acceptedRequests(context: StepContext, kind: ReportKind): AsyncGenerator<Answer> {
  yield await acceptedReport(context, kind);
  const known = PROPERTIES.filter(
    (one) => KINDS_WITH[one].includes(kind) && (one !== 'partnerIdToCreateReportFor' || namesPartner(context.config)),
  );
  const others = await Promise.all(known.map((one) => requestWith(context, kind, rightBody(context, one))));
  yield* others.filter(({ status }) => status === 202);
}

const BAD_VALUES = kindPlaces('R26', 'R69', 'R76', 'R81');

/** Requests for a kind with one bad value of each property that it knows; none where it accepts no request without them. */
export async function requestsWithBadValues(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  if (!(await isAccepted(context, kind))) return [];
  const bad = new Map(
    BAD_VALUES.at(context.config, kind).map(({ values }) => [values['attributes'], values['values']]),
  );
  return Promise.all(
    [...bad].map(([name, value]) => {
      const beside = name === 'toDay' ? rightBody(context, name) : {};
      return requestWith(context, kind, { ...beside, [String(name)]: valueOf(value) });
    }),
  );
}

function kindsWith(property: string): readonly ReportKind[] {
  return OPERATIONS.report.flatMap(({ kind, properties = [] }) =>
    kind !== undefined && properties.includes(property) ? [kind] : [],
  );
}
