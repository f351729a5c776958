import { assume, isObject, NotApplicable, type Answer, type StepContext } from '../../engine.ts';
import { administrableEntries, otherEntry } from './administrable.ts';
import { idOfNew, plainCreation, readLocated } from './create.ts';
import { isChange } from './declare.ts';
import { acceptedChange, historyOf } from './history.ts';
import { addressText, isTemplate } from './members.ts';
import { assumeReadable, readAt, readOf, subjectOf, takeoverPartners, caller } from './reads.ts';
import { valueOf, assumeRecord, recordIn } from './attributes.ts';
import { keepsState } from '../../steps/state.ts';

/** Tells whether a path is that of a link relation, or of its `href`. */
const isTo = (relation: string, path: string) => path.split('_links.')[1]?.split('.')[0] === relation;

/** A link in the body of a response. */
export interface Link {
  /** Where it leads; undefined when it is no address. */
  address: URL | undefined;
  /** The response with the link, and the object in it. */
  answer: Answer;
  holder: unknown;
  /** The possible identifiers of the partner to which it leads; empty if it leads to something else. */
  ids: readonly string[];
  /** An earlier read of the partner to which it leads, if there is one. */
  known?: Answer;
  /** Whether an entry of the list about another partner leads there, too. */
  isShared?: boolean;
  /** The identifier of the entry with the link, if the caller may not see that partner, such as one that another partner administers. */
  entry?: unknown;
}

/**
 * A link in the response to a read of the partner that rules read, or to a write of an own person; in a list, that of an entry about another
 * partner.
 *
 * @param operation - the read, or the write
 * @param path - the path of the link: `_links.self`
 * @throws Inconclusive when the partner cannot be read, created or changed
 * @throws NotApplicable when it is an organisation without links, which D3 lists for persons only, or the list is empty
 */
export async function linkOf(context: StepContext, operation: string, path: string): Promise<Link> {
  const written = await ofWrite(context, operation);
  if (written !== undefined) {
    const { answer, id, read } = written;
    const record = recordIn(answer);
    assume(record, `needs a JSON object in the response, got status ${answer.status}`);
    return { ...linkIn(record, path, answer, [id]), ...(recordIn(read)?.['id'] === id ? { known: read } : {}) };
  }
  const name = readAt(operation);
  if (name === 'administrierbare') {
    const list = await administrableEntries(context);
    const entry = otherEntry(list) ?? list.entries[0];
    const { id, partnerId } = isObject(entry) ? entry : {};
    const linkTo = (one: unknown) => linkIn(one, path, list.answer, isTo('self', path) ? [id, partnerId] : []);
    const link = linkAmong(list.entries, entry, linkTo);
    return list.id === caller(context).id ? link : { ...link, entry: id };
  }
  const answer = await assumeReadable(context, name);
  const record = assumeRecord(answer, name);
  if (record['_links'] === undefined && record['typ'] === 'ORGANISATION')
    throw new NotApplicable('the organisation shows no _links');
  if (name === 'uebernahmeRechtFuer') {
    const entries = takeoverPartners(record);
    const entry = entries.find(isObject);
    if (entry === undefined) throw new NotApplicable('the takeover list is empty');
    const { id } = entry;
    const linkTo = (one: unknown) => linkIn({ _embedded: { partner: one } }, path, answer, [id]);
    return { ...linkAmong(entries, entry, linkTo), entry: id };
  }
  if (name === 'partner') return linkIn(record, path, answer, isTo('self', path) ? [record['id']] : []);
  const { id } = await subjectOf(context, name);
  return linkIn(record, path, answer, isTo('partner', path) ? [id] : []);
}

/** The link of an entry, compared with those of entries about other partners. */
function linkAmong(entries: readonly unknown[], entry: unknown, linkTo: (one: unknown) => Link): Link {
  const link = linkTo(entry);
  const isOther = (one: unknown) =>
    isObject(one) &&
    isObject(entry) &&
    ['id', 'partnerId'].some((name) => name in one && name in entry && one[name] !== entry[name]);
  const others = entries.filter((one) => one !== entry && isOther(one));
  const isShared = link.address !== undefined && others.some((one) => linkTo(one).address?.href === link.address?.href);
  return { ...link, isShared };
}

/** The write of an own person by an operation, and a read of the person after it; undefined if the operation is a read. */
async function ofWrite(context: StepContext, operation: string) {
  if (readOf(operation) !== undefined) return undefined;
  if (!keepsState(context)) throw new NotApplicable('a target without state keeps nobody to whom a link could lead');
  if (isChange(operation)) {
    const { id } = await historyOf(context, 'PERSON');
    const { answer, read } = await acceptedChange(context, 'PERSON', 'unblocked');
    return { answer, id, read };
  }
  const answer = await plainCreation(context);
  const id = await idOfNew(context, answer);
  return { answer, id, read: await readLocated(context, answer) };
}

function linkIn(holder: unknown, path: string, answer: Answer, ids: readonly unknown[]): Link {
  const address = addressOf(valueOf(holder, path.replace(/\.href$/, '')), answer.url);
  return { address, answer, holder, ids: [...new Set(ids)].filter((one): one is string => typeof one === 'string') };
}

/** Resolves a link against the URL of its response; removes the variables of a template. */
export function addressOf(link: unknown, base: string): URL | undefined {
  const whole = addressText(link);
  const text = isTemplate(link) ? whole?.replaceAll(/\{[^{}]*\}/g, '') : whole;
  return text !== undefined && URL.canParse(text, base) ? new URL(text, base) : undefined;
}
