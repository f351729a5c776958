import { LISTS } from '../../../../generated/platform.ts';
import { isObject, assume, type Answer, type Context } from '../../engine.ts';

/** The attributes that are objects of texts, with their members. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  anschrift: ['strasse', 'hausnummer', 'plz', 'ort'],
  bankverbindung: ['iban', 'bic', 'kontoinhaber', 'referenzFeld'],
};

/** The paths of the members of a group, or the name of any other attribute. */
export const pathsIn = (name: string): readonly string[] =>
  GROUPS[name]?.map((member) => `${name}.${member}`) ?? [name];

/** The boolean attributes of a partner, except rights. */
export const FLAGS = ['gesperrt', 'gesperrtTransitiv', 'gehoertZuKreditinstitut'];

/** The attributes that a PATCH could change, by D3. Other members of a record (links, a time stamp) may change with every request. */
const ATTRIBUTES: readonly string[] = LISTS.personAttribute.filter(
  (name) => !['orgaEinheitId', '_links'].includes(name),
);

const TEXTS = ATTRIBUTES.filter((name) => !(name in GROUPS) && !FLAGS.includes(name));

/** The twelve rights of a person, by D3. */
export const RIGHTS: readonly string[] = LISTS.right;

/** The names of the attributes of D3 whose values differ between two records. */
export function differences(before: PartnerRecord, after: PartnerRecord): string[] {
  return [...ATTRIBUTES, ...RIGHTS].filter((name) => !sameValue(before[name], after[name]));
}

/** The attributes of D3 that `whole` sets and `part` lacks or sets differently. */
export function missingFrom(part: PartnerRecord, whole: PartnerRecord): string[] {
  return [...ATTRIBUTES, ...RIGHTS].filter(
    (name) => normal(whole[name]) !== undefined && !sameValue(documented(name, part), documented(name, whole)),
  );
}

/** The attributes of D3 that `one` sets and `other` does not, without those that have a default, which a read may omit (P62). */
export function setOnlyIn(one: PartnerRecord, other: PartnerRecord): string[] {
  const isSet = (value: unknown) => (normal(value) ?? '') !== '';
  const withoutDefault = [...TEXTS.filter((name) => name !== 'typ'), ...Object.keys(GROUPS)];
  return withoutDefault.filter((name) => isSet(one[name]) && !isSet(other[name]));
}

/** The value of an attribute; of an object, only the members that D3 names. */
function documented(name: string, record: PartnerRecord): unknown {
  const [value, members] = [record[name], GROUPS[name]];
  if (members === undefined || !isObject(value)) return value;
  return Object.fromEntries(members.map((member) => [member, value[member]]));
}

/** Tells whether D3 allows a value for an attribute: it has the right type, is not empty, and belongs to the enumeration. */
export function isDescribed(name: string, value: unknown): boolean {
  if (name === 'typ' || name === 'anrede') return LISTS[name].some((word) => word === value);
  const isText = (one: unknown) => typeof one === 'string' && one !== '';
  const isUnset = (one: unknown) => one === undefined || one === null;
  const members = GROUPS[name];
  if (members !== undefined)
    return isObject(value) && members.every((one) => isUnset(value[one]) || isText(value[one]));
  return TEXTS.includes(name) ? isText(value) : typeof value === 'boolean';
}

/** Tells whether two values of an attribute are equivalent; the order of members does not matter. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(normal(one)) === JSON.stringify(normal(other));
}

/** The normal form of a value: undefined for null and an empty object, and Unicode NFC for a text. */
function normal(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'string') return value.normalize();
  if (typeof value !== 'object') return value;
  const members = Object.entries(value)
    .filter(([, member]) => member !== null)
    .map(([name, member]) => [name, normal(member)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** The names in each path, since observations evaluate the same paths for every response. */
const NAMES = new Map<string, readonly string[]>();

/** The value at a path, such as `anschrift.plz`; undefined if any part of the path is missing. */
export function valueOf(value: unknown, path: string): unknown {
  const names = NAMES.get(path) ?? path.split('.');
  NAMES.set(path, names);
  return names.reduce((owner, name) => (isObject(owner) ? owner[name] : undefined), value);
}

/** Tells whether a record shows a value of an attribute; a read may omit `false` (P62). */
export function isShown(record: PartnerRecord | undefined, path: string, wanted: unknown): boolean {
  const value = valueOf(record, path);
  return sameValue(value, wanted) || (wanted === false && (value === undefined || value === null));
}

/** Judges that a record shows a value of an attribute; a read may omit `false` (P62). */
export function expectShown(
  { expect }: Context,
  record: PartnerRecord | undefined,
  path: string,
  wanted: unknown,
  about: Answer,
): void {
  expect.that(isShown(record, path, wanted), `${path} ${show(wanted)}`, show(valueOf(record, path)), about);
}

/** Judges that the response to an accepted write shows a right as it is stored; other rules judge values of another type (P131, P200, P202). */
export function expectRightIn({ expect }: Context, answer: Answer, right: string, wanted: unknown): void {
  const shown = valueOf(recordIn(answer), right);
  if (typeof shown === 'boolean' && typeof wanted === 'boolean')
    expect.that(shown === wanted, `${right} ${wanted} in the response, too`, String(shown), answer);
}

/** Judges that a record does not show the value of an attribute that was sent. */
export function expectIgnored(
  { expect }: Context,
  record: PartnerRecord | undefined,
  path: string,
  sent: unknown,
  about: Answer,
): void {
  const value = valueOf(record, path);
  expect.that(!sameValue(value, sent), `${path} not to be ${show(sent)}`, show(value), about);
}

/** A value as a reason shows it. */
export const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The master data of a partner, as a server sends it. */
export type PartnerRecord = Record<string, unknown>;

/** The JSON object in a response; undefined when there is none. */
export function recordIn(answer: Answer): PartnerRecord | undefined {
  const body = answer.json();
  return isObject(body) ? body : undefined;
}

/**
 * The record that a read answered.
 *
 * @throws Inconclusive when the read was not answered with a record
 */
export function assumeRecord(answer: Answer, what: string): PartnerRecord {
  const record = answer.status === 200 ? recordIn(answer) : undefined;
  assume(record, `needs a read of ${what} that answers 200 with a JSON object, got status ${answer.status}`);
  return record;
}
