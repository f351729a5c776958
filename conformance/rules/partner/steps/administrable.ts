import { NotApplicable, type Answer, type StepContext } from '../../engine.ts';
import { assumeReadable, plainRead } from './reads.ts';
import { knownPartners } from './subjects.ts';

/** A list of administrable partners that has entries. */
export interface AdministrableList {
  /** Whose list it is. */
  id: string;
  entries: readonly unknown[];
  answer: Answer;
}

/**
 * The first list of a known partner that is not empty.
 *
 * @throws Inconclusive when the list of the partner that rules read does not answer 200
 * @throws NotApplicable when no list has entries
 */
export async function administrableEntries(context: StepContext): Promise<AdministrableList> {
  await assumeReadable(context, 'administrierbare');
  for (const { id } of knownPartners(context)) {
    const answer = await plainRead(context, 'administrierbare', id);
    const entries = answer.status === 200 ? answer.json() : undefined;
    if (Array.isArray(entries) && entries.length > 0) return { id, entries, answer };
  }
  throw new NotApplicable('no partner of the configuration has an entry in its list of administrable partners');
}
