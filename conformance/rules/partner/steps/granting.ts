import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { rightNotHeld } from './caller-rights.ts';
import { provenChangeable } from './change-title.ts';
import { putBack } from './changeable.ts';
import { createInert } from './inert-creation.ts';
import { changePartner } from './requests.ts';

/**
 * Asks for a partner with a right that the caller does not hold.
 *
 * @throws Inconclusive when no such right is known, or the caller may not create partners
 */
export function grantOnCreation(context: StepContext): Promise<Answer> {
  return context.once('partner created: right not held', async (step) => {
    const { name } = await rightNotHeld(step);
    return createInert(step, { [name]: true });
  });
}

/**
 * Changes a right that the caller does not hold, and puts it back should that be accepted.
 *
 * @throws Inconclusive when no such right is known, or PATCH does not work on the partner at all
 */
export function grantByChange(context: StepContext): Promise<Answer> {
  return context.once('partner changed: right not held', async (step) => {
    const { name } = await rightNotHeld(step);
    const partner = await provenChangeable(step);
    let isRefused = false;
    try {
      const answer = await changePartner(step, partner.id, { [name]: partner.original[name] !== true });
      isRefused = answer.status >= 400;
      return answer;
    } finally {
      if (!isRefused) await putBack(step, partner, name);
    }
  });
}
