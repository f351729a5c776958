import { LISTS } from '../../../../generated/platform.ts';
import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { patchApplication } from './application.ts';
import { change } from './change.ts';
import { firstPatch } from './first-patch.ts';
import { NO_REASON, replaceStatus, statusPlan } from './status.ts';

/** The reasons of a rejection that D2 names. */
export const REASONS = LISTS.ablehnungsgrund;

/** A reason that D2 does not name. */
export const UNKNOWN_REASON = 'KEIN_SOLCHER_GRUND';

/** What became of each reason. */
export interface TriedReasons {
  answers: ReadonlyMap<string, Answer>;
  /** Whether the reason that was known to be taken was still taken at the end. */
  isStillTaken: boolean;
}

/**
 * Sends the status with each reason in turn, without a comment, and puts the status back once for all of them: every
 * change of the status reaches the adviser.
 *
 * @throws Inconclusive when no status with a reason is taken
 */
export function triedReasons(context: StepContext): Promise<TriedReasons> {
  return context.once('reasons of a rejection', async (step) => {
    const { answer: first, status } = await replaceStatus(step);
    assume(
      SUCCESS.has(first.status),
      `needs a status with a reason that is accepted (2xx), as status-can-be-replaced reports, got ${first.status}`,
    );
    const { type } = await firstPatch(step);
    const planFor = (ablehnungsgrund: string) => {
      const { antragsteller, produktAnbieter } = status;
      return statusPlan({
        ...(antragsteller === undefined ? {} : { antragsteller }),
        ...(produktAnbieter === undefined ? {} : { produktAnbieter }),
        ablehnungsgrund,
      });
    };
    const send = async (reason: string) => patchApplication(step, planFor(reason).operations, type);
    return change(step, planFor(NO_REASON), type, async ({ answer }) => {
      assume(SUCCESS.has(answer.status), `needs a reason that is accepted again and again, got ${answer.status}`);
      const answers = new Map<string, Answer>([[NO_REASON, answer]]);
      for (const reason of [...REASONS, UNKNOWN_REASON])
        if (!answers.has(reason)) answers.set(reason, await send(reason));
      return { answers, isStillTaken: SUCCESS.has((await send(NO_REASON)).status) };
    });
  });
}
