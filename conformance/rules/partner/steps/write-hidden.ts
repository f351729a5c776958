import { assume, type Answer, type StepContext } from '../../engine.ts';
import { isCreation } from './declare.ts';
import { createForbidden } from './forbidden.ts';
import { acceptedChange } from './history.ts';
import { plainRead } from './reads.ts';
import { changePartner } from './requests.ts';

/**
 * Changes the partner that the caller may not see, or creates one below it.
 *
 * @throws Inconclusive when it can be seen
 */
export async function writeHidden(context: StepContext, operation: string): Promise<Answer> {
  if (isCreation(operation)) return (await createForbidden(context, 'hidden')).answer;
  const id = context.fixture('partner', 'hiddenPartnerId');
  const { status } = await plainRead(context, 'partner', id);
  assume(
    status === 404,
    `needs a partner that the caller may not see, got ${status}; see fixtures.partner.hiddenPartnerId`,
  );
  await acceptedChange(context, 'PERSON', 'unblocked');
  // What this partner has cannot be read: only its id can be sent without a change, whatever the target does with it.
  return context.once('partner changed: hidden', (step) => changePartner(step, id, { id }));
}
