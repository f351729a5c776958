import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
import type { ReportKind } from './kinds.ts';
import { assumeReadable, GIVEN, readUnknownReport } from './read-report.ts';
import { isAccepted } from './request-report.ts';

/** The statuses that speak of what was asked for, and not of who asked or of the state of the server. */
const ABOUT_THE_IDENTIFIER = [400, 404, 410, 422];

/**
 * The answer to a read of a report of a kind that does not exist. One that gives something away needs no further proof; a refusal
 * is told from that of every read by a report of the caller's own or, in a run that only reads, by its status.
 *
 * @throws Inconclusive when the refusal may be about something else than the identifier
 */
export async function unknownReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  // One is there to be taken for the other.
  if (context.mayWrite) await isAccepted(context, kind);
  const answer = await readUnknownReport(context, kind);
  if (GIVEN.has(answer.status)) return answer;
  if (context.mayWrite) {
    await assumeReadable(context, kind);
  } else {
    assume(
      ABOUT_THE_IDENTIFIER.includes(answer.status),
      `status ${answer.status} need not be about the report; see credentials.report, ` +
        'or allow a report of its own with --allow-writes',
    );
  }
  return answer;
}
