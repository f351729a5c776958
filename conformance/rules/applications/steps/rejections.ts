import type { StepContext } from '../../../engine/context.ts';
import { assume, leftOut } from '../../../engine/outcome.ts';
import { originalRecord } from './application.ts';
import { changeDated, type Dated } from './dated.ts';
import { firstPatch } from './first-patch.ts';
import { NAMED, NO_REASON, statusPlan } from './status.ts';
import { isWhole, statusIn, type Status } from './status-members.ts';

/** Rejections of the application, each put back before the next one. */
export interface Rejections {
  /** Without a reason. */
  unexplained: Dated;
  /** With a reason, by whether they have a comment. */
  without: Dated;
  with: Dated;
}

/**
 * Rejects the application three times, which the operator has to allow: where a rejection is final, it stays rejected.
 *
 * @throws Skipped when that is not allowed
 * @throws Inconclusive when nobody could put the status back
 */
export function rejectApplication(context: StepContext): Promise<Rejections> {
  return context.once('rejections', async (step) => {
    if (step.config.fixtures?.applications?.mayReject !== true) throw leftOut('fixtures.applications.mayReject');
    const present = statusIn(await originalRecord(step));
    assume(isWhole(present), 'needs a record that shows both parts of the status');
    const { isAccepted, attempts } = await firstPatch(step);
    assume(isAccepted, `needs a patch that is accepted (2xx), got ${attempts.at(-1)?.answer.status}`);
    const reject = (more: Status) => changeDated(step, () => statusPlan({ ...NAMED, ...more }));
    const unexplained = await reject({});
    const without = await reject({ ablehnungsgrund: NO_REASON });
    return { unexplained, without, with: await reject({ ablehnungsgrund: NO_REASON, kommentar: 'Conformance check' }) };
  });
}

/** Tells whether a record shows a rejection, or its reason. */
export function showsRejection(record: unknown): boolean {
  const status = statusIn(record);
  return status?.produktAnbieter === NAMED.produktAnbieter || status?.ablehnungsgrund !== undefined;
}
