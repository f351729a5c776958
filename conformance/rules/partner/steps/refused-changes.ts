import type { Answer, Context, StepContext } from '../../engine.ts';
import { assumeRecord, expectIgnored, recordIn, RIGHTS, type PartnerRecord } from './attributes.ts';
import { acceptedChange, historyOf, isFormer, lostIn } from './history.ts';
import type { OwnPartner } from './scenarios.ts';
import { readPartner } from './requests.ts';

/**
 * A valid attribute to send with a refused one: a refused change must store nothing.
 *
 * @param reason - why the change is refused, which identifies the change by the value; cut to the length of a titelFunktion that was
 *   accepted before, since how long a text may be is open (P189)
 */
export const besideReason = (reason: string): PartnerRecord => ({ titelFunktion: reason.slice(0, 17) });

/**
 * Makes sure that the attribute of {@link besideReason} is no reason to refuse a change.
 *
 * @throws Inconclusive when a change of a person with a titelFunktion was refused
 */
export async function assumeBesideTaken(context: StepContext): Promise<void> {
  await acceptedChange(context, 'PERSON with rights', 'kept');
}

/**
 * Reads an own partner after all changes that were refused for the same reason. Repeats the read while it shows former rights, as a replica
 * that lags behind does; other attributes may be changed later.
 */
export async function readAfter(context: StepContext, partner: OwnPartner, reason: string): Promise<Answer> {
  const { id, changes, last } = await historyOf(context, partner);
  const former = [...changes.values()].flatMap(({ before, after }) => [before, after]);
  const hasRights = (record: PartnerRecord) => !lostIn(record, last, {}).some((path) => RIGHTS.includes(path));
  const isRead = (read: Answer) => {
    const record = recordIn(read);
    return record === undefined || hasRights(record) || !isFormer(record, former);
  };
  return context.once(`${partner} read after: ${reason}`, (step) => step.poll(() => readPartner(step, id), isRead));
}

/**
 * Judges that a read of an own partner does not show the attribute of {@link besideReason}; returns the record.
 *
 * @param after - the reason of the last changes before the read
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
