import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { provenChangeable } from './change-title.ts';
import { putBack } from './changeable.ts';
import { assumeRecord, changePartner, readPartner, recordIn, type PartnerRecord } from './requests.ts';
import { MISSPELT } from './values.ts';

/** A PATCH of a name that differs from that of an attribute by its case only, with the reads around it. */
export interface MisspeltChange {
  before: PartnerRecord;
  sent: string;
  answer: Answer;
  after: Answer;
}

/**
 * Sends titelFunktion under a name of another case, and puts back what changed all the same.
 *
 * @throws Inconclusive when PATCH does not work on the partner at all
 */
export function changeMisspelt(context: StepContext): Promise<MisspeltChange> {
  return context.once('partner changed: misspelt', async (step) => {
    const partner = await provenChangeable(step);
    const before = assumeRecord(await readPartner(step, partner.id), 'the partner to change');
    const sent = `Conformance ${step.uuid().slice(0, 8)}`;
    const answer = await changePartner(step, partner.id, { [MISSPELT]: sent });
    const after = await readPartner(step, partner.id);
    const record = recordIn(after);
    if (record?.[MISSPELT] !== undefined) await putBack(step, partner, MISSPELT);
    if (record?.['titelFunktion'] !== before['titelFunktion']) await putBack(step, partner, 'titelFunktion');
    return { before, sent, answer, after };
  });
}
