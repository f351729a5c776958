import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { isObject } from '../../../engine/expect.ts';
import type { ReportKind } from './kinds.ts';
import { runningReadings } from './read-report.ts';

/** The values that the sources allow in `status` (R14). */
export const STATUSES: readonly unknown[] = ['REQUESTED', 'PROCESSING'];

/** Tells whether an answer says by its body that the report is still being produced, whatever its status is. */
function tellsStatus(answer: Answer): boolean {
  const body = answer.json();
  return isObject(body) && STATUSES.includes(body['status']);
}

/** The readings of a report of a kind while it is produced, whatever their status is. */
export function generationReadings(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  return runningReadings(context, kind, (reading) => reading.status === 200 || tellsStatus(reading));
}
