import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
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

/** A value that some record has for an attribute. */
export interface Shown {
  /** Names the attribute and the partner in a reason. */
  what: string;
  value: unknown;
  answer: Answer;
}

/** What the records have for attributes; null stands for a value that is not set. */
export function shownIn(records: readonly KnownRecord[], names: readonly string[]): Shown[] {
  return records.flatMap(({ id, record, answer }) =>
    names.flatMap((name) => {
      const value = record[name] ?? undefined;
      return value === undefined ? [] : [{ what: `${name} of ${id}`, value, answer }];
    }),
  );
}
