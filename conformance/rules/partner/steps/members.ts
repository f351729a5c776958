import { LISTS } from '../../../../generated/platform.ts';
import { isObject, jsonType, SUCCESS, type RuleDefinition, type Seen } from '../../engine.ts';
import { isReference, observing } from '../../steps/observed.ts';
import { FLAGS, GROUPS, RIGHTS, show, valueOf } from './attributes.ts';

type Stated = Pick<RuleDefinition, 'level' | 'title' | 'source' | 'brokenBy'>;

/** The documented form of the value of a member. */
interface Form {
  says: string;
  has(value: unknown): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const typed = (type: ReturnType<typeof jsonType>): Form => ({
  says: `of type ${type}`,
  has: (value) => jsonType(value) === type,
});
const word = (words: readonly string[]): Form => ({
  says: `to be ${words.join(' or ')}`,
  has: (value) => words.some((one) => one === value),
});
/** An empty value counts as unset, which the rules about unset attributes judge. */
const orEmpty = ({ says, has }: Form): Form => ({ says, has: (value) => value === '' || has(value) });

/** The address of a link, which is a text or has it as `href`; undefined if that is no text, or an empty one. */
export function addressText(link: unknown): string | undefined {
  const text = isObject(link) ? link['href'] : link;
  return isText(text) && text.trim() !== '' ? text : undefined;
}

const ADDRESS: Form = {
  says: 'to be an address, alone or as href',
  has: (value) => addressText(value) !== undefined,
};
const OBJECTS: Form = {
  says: 'to be an array of objects',
  has: (value) => Array.isArray(value) && value.every(isObject),
};

const BOOLEANS = [...FLAGS, ...RIGHTS, 'kreditsachbearbeiter', 'alleSichtbar', 'uebernehmbar'];

const FORMS: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(BOOLEANS.map((name) => [name, typed('boolean')])),
  ...Object.fromEntries([...Object.keys(GROUPS), '_links'].map((name) => [name, typed('object')])),
  typ: word(LISTS.typ),
  anrede: orEmpty(word(LISTS.anrede)),
  geburtsdatum: orEmpty({
    says: 'to be a date YYYY-MM-DD',
    has: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value),
  }),
  '_embedded.partner': OBJECTS,
  '_embedded.partnerKennzeichenDerVertriebsOrganisation': typed('object'),
};

/** The form of a member by its path: `_links.self`, `_embedded.partner.typ`, `anschrift.plz`. */
function formOf(path: string): Form {
  if (path.includes('_links.')) return ADDRESS;
  return FORMS[path] ?? FORMS[path.replace(OF_EMBEDDED, '')] ?? typed('string');
}

type Holder = Readonly<Record<string, unknown>>;

/** The beginning of the paths of embedded partners. */
const OF_EMBEDDED = '_embedded.partner.';

/** The objects of a response that may have a value at a path: the body or its entries, or the embedded partners. */
export function holdersOf(seen: Seen, path: string): readonly Holder[] {
  if (!SUCCESS.has(seen.answer.status)) return [];
  const { whole, embedded } = holdersIn(seen);
  return path.startsWith(OF_EMBEDDED) ? embedded : whole;
}

/** The value of one of them at the path. */
const valueIn = (holder: Holder, path: string) =>
  valueOf(holder, path.startsWith(OF_EMBEDDED) ? path.slice(OF_EMBEDDED.length) : path);

/** The objects of a response that carry members: the body or its entries, and the partners that it embeds. */
type Holders = Readonly<Record<'whole' | 'embedded', readonly Holder[]>>;

const holders = new WeakMap<Seen, Holders>();

/** Computed once for all rules and paths. */
function holdersIn(seen: Seen): Holders {
  const before = holders.get(seen);
  if (before !== undefined) return before;
  const body = seen.answer.json();
  const objectsIn = (list: unknown) => [list].flat().filter(isObject);
  const now = { whole: objectsIn(body), embedded: objectsIn(valueOf(body, '_embedded.partner')) };
  holders.set(seen, now);
  return now;
}

/** Faults whose responses carry values of another type than the contract says. */
export const WRONG_TYPES: readonly string[] = [
  'read-telefonnummer-is-number',
  'read-gesperrt-is-text',
  'read-organisation-flag-is-number',
  'read-rights-are-text',
  'administrierbare-id-is-number',
  'takeover-partners-are-ids',
  'create-body-id-is-number',
  'create-accepts-bad-geburtsdatum',
  'patch-accepts-bad-geburtsdatum',
  'patch-refuses-and-stores',
  'superior-identifiers-are-text',
  'create-stores-empty',
  'patch-stores-empty',
  'rights-granted-on-creation',
];

/**
 * The rule that members have their documented form, if a response carries them.
 *
 * @param open - the members whose enumerations are open
 */
export function membersHaveForms({ open = [], ...stated }: Stated & { open?: readonly string[] }): RuleDefinition {
  const form = (path: string) =>
    open.some((name) => path.split('.').at(-1) === name) ? typed('string') : formOf(path);
  const isCarried = (value: unknown) => value !== undefined && value !== null;
  return aboutMembers({
    ...stated,
    isMeant: isCarried,
    differs: (path, value) => {
      const { says, has } = form(path);
      return has(value) ? undefined : [`${path} ${says}`, value];
    },
  });
}

/**
 * The rule that responses carry members, whatever their value is.
 *
 * @param isEmptyMissing - whether an empty text counts as missing
 */
export function membersAreCarried({
  isEmptyMissing = false,
  ...stated
}: Stated & {
  isEmptyMissing?: boolean;
  isMeant?(value: unknown, holder: Holder, path: string, seen: Seen, all: readonly Seen[]): boolean;
}): RuleDefinition {
  const isMissing = (value: unknown) => value === undefined || value === null || (isEmptyMissing && value === '');
  return aboutMembers({
    ...stated,
    differs: (path, value) => (isMissing(value) ? [`a value for ${path}`, value] : undefined),
  });
}

/** Faults whose responses lack members that any response carries. */
export const WITHOUT_MEMBERS: readonly string[] = [
  'broken-json-taken',
  'takeover-list-is-array',
  'create-body-without-defaults',
  'patch-answers-nothing',
  'change-without-rights-answers-200',
  'invisible-change-answers-200',
  'unknown-parent-answers-200',
  'hidden-parent-answers-200',
];

/** The rule that unset members are absent, neither null nor empty. */
export function membersAreSet(stated: Stated): RuleDefinition {
  return aboutMembers({
    ...stated,
    differs: (path, value) => (value === null || value === '' ? [`${path} to be absent or set`, value] : undefined),
  });
}

/** Tells whether a link is marked as a template. */
export const isTemplate = (link: unknown): boolean => isObject(link) && link['templated'] === true;

/** Letters beyond ASCII, which an address that people have entered may have (RFC 3987, 2.2). */
const BEYOND_ASCII = /[\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{10000}-\u{EFFFD}]/gu;

/** The rule that addresses, alone or in an object of links, are URI references; templates are not judged. */
export function membersAreReferences(stated: Stated): RuleDefinition {
  const textsIn = (value: unknown) =>
    (isObject(value) ? Object.values(value) : [value])
      .filter((link) => !isTemplate(link))
      .map(addressText)
      .filter((text) => text !== undefined);
  return aboutMembers({
    ...stated,
    isMeant: (value) => textsIn(value).length > 0,
    differs: (path, value) => {
      const written = (text: string) => (path.endsWith('avatarUrl') ? text.replaceAll(BEYOND_ASCII, '-') : text);
      const bad = textsIn(value).filter((text) => !isReference(written(text)));
      return bad.length === 0 ? undefined : [`URI references in ${path}`, bad];
    },
  });
}

function aboutMembers({
  isMeant = () => true,
  differs,
  ...stated
}: Stated & {
  isMeant?(value: unknown, holder: Holder, path: string, seen: Seen, all: readonly Seen[]): boolean;
  /** Says what was expected of the value at a path, and what came instead; undefined if it is as expected. */
  differs(path: string, value: unknown): readonly [expected: string, got: unknown] | undefined;
}): RuleDefinition {
  return observing({
    ...stated,
    byPlace: true,
    of: 'responses that carry it',
    isMeant: (seen, path, all) =>
      holdersOf(seen, path).some((holder) => isMeant(valueIn(holder, path), holder, path, seen, all)),
    judge: ({ expect, seen: all }, seen, path) => {
      for (const holder of holdersOf(seen, path)) {
        const value = valueIn(holder, path);
        if (!isMeant(value, holder, path, seen, all())) continue;
        const missed = differs(path, value);
        // Lists can be long, so only wrong values are formatted.
        if (missed === undefined) expect.that(true, '', '', seen.answer);
        else expect.that(false, missed[0], show(missed[1]), seen.answer);
      }
    },
  });
}
