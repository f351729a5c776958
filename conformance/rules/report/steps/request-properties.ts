import type { Answer } from '../../../kit/answer.ts';
import type { Context, StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import type { ReportKind } from '../../../kit/report-kinds.ts';
import { permittedKinds, requirePermitted } from './kinds.ts';
import { isAccepted } from './request-report.ts';

/** The kinds that know each property of a request (D1 Report kinds). */
export const KINDS_WITH = {
  fromDay: ['produktanbieter', 'rohdaten', 'provisionsclearinggeneric', 'mtvreport'],
  toDay: ['provisionsclearinggeneric', 'mtvreport'],
  category: ['provisionsclearinggeneric', 'mtvreport'],
  partnerIdToCreateReportFor: ['mtvreport'],
  produktArt: ['konditionsvergleich'],
} as const satisfies Record<string, readonly ReportKind[]>;

export type Property = keyof typeof KINDS_WITH;

/** Values that the sources exclude. 2024-02-31 is none of them: the pattern knows no lengths of months. */
export const BAD_VALUES = {
  fromDay: ['2024-13-01', '2024-01-32', '01.01.2024', '2024-1-1'],
  toDay: ['2024-13-01', '2024-01-32', '01.01.2024', '2024-1-1'],
  partnerIdToCreateReportFor: ['abc'],
  produktArt: ['UNSINN'],
} as const satisfies Partial<Record<Property, readonly string[]>>;

type Body = Partial<Record<Property, string>>;

const DAY_MS = 86_400_000;

/** The day some days before the run was started, `YYYY-MM-DD` in UTC. */
export function daysAgo({ startedAt }: Pick<StepContext, 'startedAt'>, days: number): string {
  return new Date(startedAt.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** A fromDay that leaves at least one whole day before today, wherever on earth the server keeps its calendar. */
export function earlyFromDay(context: Pick<StepContext, 'startedAt'>): Body {
  return { fromDay: daysAgo(context, 2) };
}

/** The cases of a rule about every kind that knows a property and every bad value of it: `rohdaten 2024-13-01`. */
export function badValueCases(property: keyof typeof BAD_VALUES): string[] {
  return KINDS_WITH[property].flatMap((kind) => BAD_VALUES[property].map((value) => `${kind} ${value}`));
}

/** The kind and the value that such a case is about. */
function kindAndValueOf(context: Context): { kind: ReportKind; value: string } {
  const space = context.case.indexOf(' ');
  return { kind: context.case.slice(0, space) as ReportKind, value: context.case.slice(space + 1) };
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
 * Expects 400 for the bad value that a case is about, where the same request with a right value is accepted.
 *
 * @param property - the property that the bad value is of
 * @param right - the request with a right value
 * @throws Inconclusive when that one is not accepted
 * @throws Skipped when the operator has left the kind out
 */
export async function expectBadValueRefused(
  context: Context,
  property: keyof typeof BAD_VALUES,
  right: Body,
): Promise<void> {
  const { kind, value } = kindAndValueOf(context);
  await assumeAccepted(context, kind, right);
  context.expect.status(await requestWith(context, kind, { ...right, [property]: value }), 400);
}

/** Requests with the first bad value of each property, by every kind that knows it and accepts requests without it. */
export async function requestsWithBadValues(context: StepContext): Promise<readonly Answer[]> {
  const permitted = permittedKinds(context.config);
  const answers: Answer[] = [];
  for (const property of Object.keys(BAD_VALUES) as (keyof typeof BAD_VALUES)[]) {
    for (const kind of KINDS_WITH[property]) {
      if (permitted.includes(kind) && (await isAccepted(context, kind))) {
        answers.push(await requestWith(context, kind, { [property]: BAD_VALUES[property][0] }));
      }
    }
  }
  return answers;
}
