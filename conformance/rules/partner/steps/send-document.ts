import type { Answer, StepContext } from '../../engine.ts';
import { isCreation } from './declare.ts';
import { acceptedChange, historyOf } from './history.ts';
import { createInert } from './inert-creation.ts';
import { changePartner, type Sending } from './requests.ts';
import { besideReason } from './untouched.ts';

/**
 * Sends a document in another body, after the same was accepted as JSON: the creation of a partner that is blocked from the
 * start, or a change of an own person.
 *
 * @throws Inconclusive when it is not accepted as JSON either
 */
export async function sendDocument(
  context: StepContext,
  operation: string,
  write: Required<Sending>['write'],
): Promise<Answer> {
  if (isCreation(operation)) return createInert(context, {}, { write });
  await acceptedChange(context, 'PERSON', 'unblocked');
  const { id } = await historyOf(context, 'PERSON');
  return changePartner(context, id, besideReason('another body'), { write });
}
