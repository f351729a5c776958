import { isObject, NotApplicable, type Answer, type StepContext } from '../../engine.ts';
import { assumeReadable, plainRead, caller, knownPartners } from './reads.ts';

/** A list of administrable partners that has entries. */
interface AdministrableList {
  /** Whose list it is. */
  id: string;
  entries: readonly unknown[];
  answer: Answer;
}

/**
 * The first list of a known partner that names somebody else, or else the first that is not empty.
 *
 * @throws Inconclusive when the list of the partner that rules read does not answer 200
 * @throws NotApplicable when no list has entries
 */
export async function administrableEntries(context: StepContext): Promise<AdministrableList> {
  await assumeReadable(context, 'administrierbare');
  let first: AdministrableList | undefined;
  // Whom the caller may administer, it sees: access takes the right to see (P12).
  for (const { id } of [caller(context), ...knownPartners(context)]) {
    const answer = await plainRead(context, 'administrierbare', id);
    // What an error says is open: it may be a list.
    const entries = answer.status === 200 ? answer.json() : undefined;
    if (!Array.isArray(entries) || entries.length === 0) continue;
    const list = { id, entries, answer };
    if (otherEntry(list) !== undefined) return list;
    first ??= list;
  }
  if (first !== undefined) return first;
  throw new NotApplicable('no partner of the configuration has an entry in its list of administrable partners');
}

/** The last entry about somebody else than the partner whose list it is: a link to that one, or to the first, is none to this one. */
export function otherEntry({ id, entries }: AdministrableList): unknown {
  return entries.findLast((entry) => isObject(entry) && entry['id'] !== id);
}
