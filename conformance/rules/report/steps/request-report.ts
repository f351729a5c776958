import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import type { ReportKind } from '../../../kit/report-kinds.ts';

/** Requests one report of a kind with an empty body, once per run: what every rule about accepted reports looks at. */
export function requestReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`report requested: ${kind}`, ({ target }) =>
    target.send('report', 'POST', `/${kind}`, { json: {} }),
  );
}

/**
 * The answer to an accepted request.
 *
 * @throws Inconclusive when the request was not accepted, which another rule judges
 */
export async function acceptedReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  const answer = await requestReport(context, kind);
  assume(
    answer.status === 202,
    `needs an accepted request (202), got ${answer.status}; see credentials.report and fixtures.report.kinds`,
  );
  return answer;
}
