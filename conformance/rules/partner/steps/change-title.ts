import { assume, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { changeablePartner, putBack, type Changeable } from './changeable.ts';
import { assumeMayChange, refusesCaller } from './may.ts';
import { changePartner, readPartner, recordIn } from './requests.ts';

/**
 * The partner, once it is shown that PATCH works on it: what is then refused or not stored is so for its own sake. Nothing but
 * titelFunktion is changed, and put back.
 *
 * @throws Inconclusive when the caller may not change the partner, or a good change is refused or does not show
 */
export function provenChangeable(context: StepContext): Promise<Changeable> {
  return context.once('titelFunktion changed', async (step) => {
    const partner = await changeablePartner(step);
    const titelFunktion = `Conformance ${step.uuid().slice(0, 8)}`;
    let mayHaveChanged = true;
    try {
      const answer = await changePartner(step, partner.id, { titelFunktion });
      const { status } = answer;
      mayHaveChanged = !refusesCaller(answer);
      assumeMayChange(answer, partner.setting);
      const isSet = (read: Answer) => recordIn(read)?.['titelFunktion'] === titelFunktion;
      const isStored = SUCCESS.has(status) && isSet(await step.poll(() => readPartner(step, partner.id), isSet));
      assume(
        isStored,
        `needs a PATCH of titelFunktion that is accepted and can be read; it was answered with ${status}`,
      );
      return partner;
    } finally {
      if (mayHaveChanged) await putBack(step, partner, 'titelFunktion');
    }
  });
}
