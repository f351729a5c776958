import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
import { createOrganisation, createPartner, idOf, readCreated } from './create.ts';
import { assumeMayCreate } from './may.ts';
import { assumeAccepted, changePartner, readPartner, recordIn } from './requests.ts';

/** What the person below an organisation read as, when the organisation was blocked and when it was no longer. */
export interface BlockedSubTree {
  blocked: Answer;
  unblocked: Answer;
}

const isBlocked = (answer: Answer) => recordIn(answer)?.['gesperrtTransitiv'] === true;

/**
 * Blocks an organisation that the suite has created, and reads the person below it, whom it has created, too.
 *
 * @throws Inconclusive when the caller may not make such a sub-tree, or the parent of the configuration is blocked
 */
export function blockSubTree(context: StepContext): Promise<BlockedSubTree> {
  return context.once('sub-tree blocked', async (step) => {
    const creation = await createOrganisation(step);
    await assumeMayCreate(step, creation);
    assumeAccepted(creation, 'a creation of an organisation');
    const organisation = idOf(creation, await readCreated(step, creation));
    const below = await createPartner(step, {}, { parent: organisation });
    assumeAccepted(below, 'a creation below the new organisation');
    const person = await readCreated(step, below);
    assume(
      person['gesperrtTransitiv'] !== true,
      'needs a parent that is not blocked, nor anybody above; see fixtures.partner.parentPartnerId',
    );
    const read = () => readPartner(step, idOf(below, person));
    await setBlock(step, organisation, true);
    const blocked = await step.poll(read, isBlocked);
    await setBlock(step, organisation, false);
    const unblocked = await step.poll(read, (answer) => !isBlocked(answer));
    return { blocked, unblocked };
  });
}

async function setBlock(step: StepContext, id: string, gesperrt: boolean): Promise<void> {
  assumeAccepted(await changePartner(step, id, { gesperrt }), 'a PATCH of gesperrt');
  const isSet = (answer: Answer) => recordIn(answer)?.['gesperrt'] === gesperrt;
  const read = await step.poll(() => readPartner(step, id), isSet);
  assume(isSet(read), `needs a PATCH of gesperrt that can be read; sent was ${gesperrt}`);
}
