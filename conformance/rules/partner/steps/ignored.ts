import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { sameValue } from './attributes.ts';
import { provenChangeable } from './change-title.ts';
import { putBack } from './changeable.ts';
import { changePartner, readPartner, recordIn, type PartnerRecord } from './requests.ts';

/** A value of a read-only attribute that differs from the present one. */
export function otherValue(context: StepContext, name: string, present: unknown): unknown {
  switch (name) {
    case 'gesperrtTransitiv':
      return present !== true;
    case 'typ':
      return present === 'ORGANISATION' ? 'PERSON' : 'ORGANISATION';
    default:
      return context.uuid();
  }
}

/** A PATCH with an attribute that must not have an effect, and the read after it. */
export interface VainChange {
  original: PartnerRecord;
  sent: unknown;
  answer: Answer;
  after: Answer;
}

/**
 * Sends an attribute that must not have an effect, beside one that keeps its value; puts back what changed all the same.
 *
 * @param sent - the value; by default one that differs from the present one
 * @throws Inconclusive when PATCH does not work on the partner at all
 */
export function changeInVain(context: StepContext, name: string, sent?: string): Promise<VainChange> {
  return context.once(`partner changed in vain: ${name} ${sent ?? ''}`, async (step) => {
    const partner = await provenChangeable(step);
    const value = sent ?? otherValue(step, name, partner.original[name]);
    const kept = partner.original['titelFunktion'] ?? '';
    const answer = await changePartner(step, partner.id, { titelFunktion: kept, [name]: value });
    const after = await readPartner(step, partner.id);
    const record = recordIn(after);
    const taken = record !== undefined && !sameValue(record[name], partner.original[name]);
    if (taken && name !== 'id') await putBack(step, partner, name);
    return { original: partner.original, sent: value, answer, after };
  });
}
