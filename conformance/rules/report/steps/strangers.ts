import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import type { ReportKind } from '../../../kit/report-kinds.ts';
import { assumeReadable, GIVEN, readUnknownReport } from './read-report.ts';
import { acceptedReport, isAccepted, oneKind } from './request-report.ts';

/** A reader who may not have reports: one without Authorization, or one whose credential gives no permission. */
export type Stranger = 'none' | 'reportForbidden';

const NAMES: Record<Stranger, string> = { none: 'no credential', reportForbidden: 'credentials.reportForbidden' };
const DENIED = [401, 403];

/** Reads a report that does not exist as a stranger. */
export function readUnknownAs(context: StepContext, kind: ReportKind, stranger: Stranger): Promise<Answer> {
  return context.once(`unknown report read with ${NAMES[stranger]}: ${kind}`, ({ target, uuid }) =>
    target.send('report', 'GET', `/${kind}/{reportId}`, { as: stranger, params: { reportId: uuid() } }),
  );
}

/**
 * What a stranger gets: for a report that the caller can read; or else, where there is none, for one that does not exist,
 * if the caller gets another answer for such a one.
 *
 * @throws Inconclusive when nothing shows that a refusal is about the reader
 */
export async function readAsStranger(context: StepContext, stranger: Stranger): Promise<Answer> {
  const kind = await oneKind(context);
  if (context.mayWrite && (await isAccepted(context, kind))) {
    await assumeReadable(context, kind);
    return context.once(`report read with ${NAMES[stranger]}: ${kind}`, async (step) =>
      step.target.follow(await acceptedReport(step, kind), stranger),
    );
  }
  const answer = await readUnknownAs(context, kind, stranger);
  if (GIVEN.has(answer.status)) return answer;
  const { status: toCaller } = await readUnknownReport(context, kind);
  assume(
    DENIED.includes(answer.status) && !DENIED.includes(toCaller),
    `a report that does not exist answers ${answer.status} with ${NAMES[stranger]} and ${toCaller} with credentials.report, ` +
      'which does not show what an existing one would; allow to request one with --allow-writes',
  );
  return answer;
}
