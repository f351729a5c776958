import { NotApplicable, type Answer, type StepContext } from '../../engine.ts';
import { administrableEntries } from './administrable.ts';
import { addressText, valueAt } from './members.ts';
import { assumeReadable, readAt } from './reads.ts';
import { assumeRecord } from './requests.ts';

/** A link, as it stands in the body of a read. */
export interface Link {
  /** Where it leads; undefined when it is no address. */
  address: URL | undefined;
  /** The read that shows it. */
  answer: Answer;
}

/**
 * A link in what a read answers about the partner that rules read; of a list, that of its first entry.
 *
 * @param operation - the read
 * @param path - where the link stands: `_links.self`
 * @throws Inconclusive when the partner cannot be read
 * @throws NotApplicable when it is an organisation without links, which D3 lists for persons only, or the list is empty
 */
export async function linkOf(context: StepContext, operation: string, path: string): Promise<Link> {
  const name = readAt(operation);
  if (name === 'administrierbare') {
    const { entries, answer } = await administrableEntries(context);
    return { address: addressOf(valueAt(entries[0], path.split('.')), answer.url), answer };
  }
  const answer = await assumeReadable(context, name);
  const record = assumeRecord(answer, name);
  if (record['_links'] === undefined && record['typ'] === 'ORGANISATION')
    throw new NotApplicable('the organisation shows no _links');
  return { address: addressOf(valueAt(record, path.split('.')), answer.url), answer };
}

/** Reads an address relative to where it was found. */
function addressOf(link: unknown, base: string): URL | undefined {
  const text = addressText(link);
  return text !== undefined && URL.canParse(text, base) ? new URL(text, base) : undefined;
}
