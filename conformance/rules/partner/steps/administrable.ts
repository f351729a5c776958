import { isObject, NotApplicable, type Answer, type StepContext } from '../../engine.ts';
import { assumeReadable, plainRead, caller, knownPartners } from './reads.ts';

interface AdministrableList {
  /** The partner whose list it is. */
  id: string;
  entries: readonly unknown[];
  answer: Answer;
}

/**
 * The first list of a known partner with an entry about another partner, or else the first list that is not empty.
 *
 * @throws Inconclusive when the list of the partner that rules read does not answer 200
 * @throws NotApplicable when no list has entries
 */
export async function administrableEntries(context: StepContext): Promise<AdministrableList> {
  await assumeReadable(context, 'administrierbare');
  let first: AdministrableList | undefined;
  // A caller sees every partner that it may administer (P12).
  for (const { id } of [caller(context), ...knownPartners(context)]) {
    const answer = await plainRead(context, 'administrierbare', id);
    // The body of an error is open, and may be a list.
    const entries = answer.status === 200 ? answer.json() : undefined;
    if (!Array.isArray(entries) || entries.length === 0) continue;
    const list = { id, entries, answer };
    if (otherEntry(list) !== undefined) return list;
    first ??= list;
  }
  if (first !== undefined) return first;
  throw new NotApplicable('no partner of the configuration has an entry in its list of administrable partners');
}

/** The last entry about another partner than the owner of the list: its links must lead neither to the owner nor to the first entry. */
export function otherEntry({ id, entries }: AdministrableList): unknown {
  return entries.findLast((entry) => isObject(entry) && entry['id'] !== id);
}
