import type { StepContext, Answer } from '../../engine.ts';
import { combined } from './combined.ts';
import { createPartner, type Creation, type Place } from './create.ts';
import { assumeMayCreate } from './may.ts';
import { assumeAccepted, changePartner, type PartnerRecord } from './requests.ts';
import { acceptedChange } from './history.ts';

/** A creation that has to be refused makes a partner that is blocked from the start, should it be accepted. The typ
 * is named, since rights are for persons. */
const INERT = { typ: 'PERSON', gesperrt: true };

/**
 * Asks for a blocked partner in a way that has to be refused, after the same document was accepted of a caller who may
 * create it.
 *
 * @param attributes - what the document carries beyond the accepted one
 * @throws Inconclusive when the document is not accepted
 */
export async function createInert(
  context: StepContext,
  attributes: PartnerRecord = {},
  place: Place = {},
): Promise<Creation> {
  const accepted = (await combined(context, 'person with rights'))?.creation ?? (await createBlocked(context));
  await assumeMayCreate(context, accepted);
  assumeAccepted(accepted, 'a creation of a blocked partner');
  return createPartner(context, { ...INERT, ...attributes }, place);
}

const createBlocked = (context: StepContext) =>
  context.once('partner created: blocked', (step) => createPartner(step, INERT));

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
