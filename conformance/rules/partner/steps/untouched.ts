import type { Answer, Context, StepContext } from '../../engine.ts';
import { historyOf, type OwnPartner } from './history.ts';
import { assumeRecord, readPartner, type PartnerRecord } from './requests.ts';
import { expectIgnored } from './values.ts';

/**
 * What is sent beside the reason of a refusal, by which it is known: nothing of it may be stored. It is no longer than what was accepted
 * before, since how long a text may be is open (P189).
 */
export const besideReason = (reason: string): PartnerRecord => ({ titelFunktion: reason.slice(0, 17) });

/** Reads an own partner after all that was refused for the same reason. */
export async function readAfter(context: StepContext, partner: OwnPartner, reason: string): Promise<Answer> {
  const { id } = await historyOf(context, partner);
  return context.once(`${partner} read after: ${reason}`, (step) => readPartner(step, id));
}

/**
 * Judges that an own partner reads without what came beside the reason of a refusal; returns the record.
 *
 * @param after - what it is read after
 */
export async function expectUntouched(
  context: Context,
  partner: OwnPartner,
  reason: string,
  after: string = reason,
): Promise<PartnerRecord> {
  const read = await readAfter(context, partner, after);
  const record = assumeRecord(read, 'the partner after a refusal');
  for (const [name, sent] of Object.entries(besideReason(reason))) expectIgnored(context, record, name, sent, read);
  return record;
}
