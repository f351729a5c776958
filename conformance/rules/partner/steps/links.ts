import { isObject, NotApplicable, type Answer, type StepContext } from '../../engine.ts';
import { administrableEntries, otherEntry } from './administrable.ts';
import { addressText } from './members.ts';
import { assumeReadable, readAt, subjectOf, takeoverPartners } from './reads.ts';
import { assumeRecord } from './requests.ts';
import { caller } from './subjects.ts';
import { valueOf } from './values.ts';

/** Whether a path is that of a relation, or of the address in it. */
const isTo = (relation: string, path: string) => path.split('_links.')[1]?.split('.')[0] === relation;

/** A link, as it stands in the body of a read. */
export interface Link {
  /** Where it leads; undefined when it is no address. */
  address: URL | undefined;
  /** The read that shows it. */
  answer: Answer;
  /** The identifiers that the partner may have to which it leads; none where it leads to something else. */
  of: readonly string[];
  /** The partner that shows it, whom the caller need not see: another one may administer it, or take over its cases. */
  entry?: string;
}

/**
 * A link in what a read answers about the partner that rules read; of a list, that of an entry about somebody else.
 *
 * @param operation - the read
 * @param path - where the link stands: `_links.self`
 * @throws Inconclusive when the partner cannot be read
 * @throws NotApplicable when it is an organisation without links, which D3 lists for persons only, or the list is empty
 */
export async function linkOf(context: StepContext, operation: string, path: string): Promise<Link> {
  const name = readAt(operation);
  if (name === 'administrierbare') {
    const list = await administrableEntries(context);
    const entry = otherEntry(list) ?? list.entries[0];
    const { id, partnerId } = isObject(entry) ? entry : {};
    const link = linkIn(entry, path, list.answer, isTo('self', path) ? [id, partnerId] : []);
    return typeof id === 'string' && list.id !== caller(context).id ? { ...link, entry: id } : link;
  }
  const answer = await assumeReadable(context, name);
  const record = assumeRecord(answer, name);
  if (record['_links'] === undefined && record['typ'] === 'ORGANISATION')
    throw new NotApplicable('the organisation shows no _links');
  if (name === 'uebernahmeRechtFuer') {
    const entry = (takeoverPartners(record) ?? []).find(isObject);
    if (entry === undefined) throw new NotApplicable('the takeover list is empty');
    const { id } = entry;
    const link = linkIn({ _embedded: { partner: entry } }, path, answer, [id]);
    return typeof id === 'string' ? { ...link, entry: id } : link;
  }
  if (name === 'partner') return linkIn(record, path, answer, isTo('self', path) ? [record['id']] : []);
  const { id } = await subjectOf(context, name);
  return linkIn(record, path, answer, isTo('partner', path) ? [id] : []);
}

function linkIn(holder: unknown, path: string, answer: Answer, of: readonly unknown[]): Link {
  const address = addressOf(valueOf(holder, path), answer.url);
  return { address, answer, of: [...new Set(of)].filter((one): one is string => typeof one === 'string') };
}

/** Reads an address relative to where it was found. */
function addressOf(link: unknown, base: string): URL | undefined {
  const text = addressText(link);
  return text !== undefined && URL.canParse(text, base) ? new URL(text, base) : undefined;
}
