import { assume, type Answer, type StepContext } from '../../engine.ts';
import { plainRead } from './reads.ts';
import { recordIn, type PartnerRecord } from './requests.ts';
import { knownPartners } from './subjects.ts';

/** A partner that could be read. */
export interface KnownRecord {
  id: string;
  record: PartnerRecord;
  answer: Answer;
}

/**
 * The master data of all partners that the configuration names and the caller can read.
 *
 * @throws Inconclusive when there are none
 */
export async function knownRecords(context: StepContext): Promise<KnownRecord[]> {
  const reads = await Promise.all(
    knownPartners(context).map(async ({ id }) => ({ id, answer: await plainRead(context, 'partner', id) })),
  );
  const records = reads.flatMap(({ id, answer }) => {
    const record = answer.status === 200 ? recordIn(answer) : undefined;
    return record === undefined ? [] : [{ id, record, answer }];
  });
  assume(
    records.length > 0,
    `needs a partner that reads as a JSON object (200), got ${reads.map(({ answer }) => answer.status).join(', ')}; ` +
      'see credentials.partner and fixtures.partner.partnerId',
  );
  return records;
}
