import { assume, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { changeablePartner, putBack, type Changeable } from './changeable.ts';
import { assumeMayChange, refusesCaller } from './may.ts';
import { changePartner, readPartner, recordIn } from './requests.ts';

/** The change of titelFunktion after which a partner is known to be changeable. */
interface TitleChange {
  partner: Changeable;
  answer: Answer;
  isStored: boolean;
}

/**
 * Changes nothing but titelFunktion, reads the partner, and puts the old value back.
 *
 * @throws Inconclusive when the caller may not change the partner
 */
export function changeTitle(context: StepContext): Promise<TitleChange> {
  return context.once('titelFunktion changed', async (step) => {
    const partner = await changeablePartner(step);
    const titelFunktion = `Conformance ${step.uuid().slice(0, 8)}`;
    let mayHaveChanged = true;
    try {
      const answer = await changePartner(step, partner.id, { titelFunktion });
      mayHaveChanged = !refusesCaller(answer);
      assumeMayChange(answer, partner.setting);
      const isSet = (read: Answer) => recordIn(read)?.['titelFunktion'] === titelFunktion;
      const isStored = SUCCESS.has(answer.status) && isSet(await step.poll(() => readPartner(step, partner.id), isSet));
      return { partner, answer, isStored };
    } finally {
      if (mayHaveChanged) await putBack(step, partner, 'titelFunktion');
    }
  });
}

/**
 * The partner, once it is shown that PATCH works on it: what is then refused or not stored is so for its own sake.
 *
 * @throws Inconclusive when a good change is refused or does not show
 */
export async function provenChangeable(context: StepContext): Promise<Changeable> {
  const { partner, answer, isStored } = await changeTitle(context);
  assume(
    isStored,
    `needs a PATCH of titelFunktion that is accepted and can be read; it was answered with ${answer.status}`,
  );
  return partner;
}
