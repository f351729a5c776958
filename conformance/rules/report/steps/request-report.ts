import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { assume, Inconclusive } from '../../../engine/outcome.ts';
import { permittedKinds, type ReportKind } from './kinds.ts';

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

/** Tells whether a request for a kind is accepted; one that gets no answer is not. */
export async function isAccepted(context: StepContext, kind: ReportKind): Promise<boolean> {
  try {
    return (await requestReport(context, kind)).status === 202;
  } catch (error) {
    if (error instanceof Inconclusive) return false;
    throw error;
  }
}

/** The first permitted kind whose request is accepted; undefined when there is none. */
export function acceptedKind(context: StepContext): Promise<ReportKind | undefined> {
  return context.once('first kind that is accepted', async (step) => {
    for (const kind of permittedKinds(step.config)) if (await isAccepted(step, kind)) return kind;
    return undefined;
  });
}
