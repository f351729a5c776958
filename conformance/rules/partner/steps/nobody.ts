import type { Answer, StepContext } from '../../engine.ts';
import { acceptedChange } from './history.ts';
import type { Creation } from './create.ts';
import { createInert } from './inert-creation.ts';
import { changePartner } from './requests.ts';

/**
 * Asks for a partner below one that does not exist.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export function createBelowNobody(context: StepContext): Promise<Creation> {
  return context.once('partner created: below nobody', (step) => createInert(step, {}, { parent: step.uuid() }));
}

/**
 * Changes a partner that does not exist; what is sent is its id, which PATCH ignores.
 *
 * @throws Inconclusive when PATCH does not work on a partner that exists either
 */
export function changeNobody(context: StepContext): Promise<Answer> {
  return context.once('partner changed: nobody', async (step) => {
    await acceptedChange(step, 'PERSON', 'unblocked');
    const id = step.uuid();
    return changePartner(step, id, { id });
  });
}
