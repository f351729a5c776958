import { FLAGS, RIGHTS } from './attributes.ts';
import {
  attributesOf,
  documentOfAll,
  documentWith,
  FOREIGN_VALUES,
  misspeltDocument,
  mixedGroups,
  otherRights,
  UNGROUPED,
  UNKNOWN_DOCUMENT,
  valuesOf,
  WORDS,
  WRITABLE,
  type Typ,
} from './documents.ts';
import type { PartnerRecord, Sending } from './requests.ts';

/** Attributes besides the name, by its mark, the answer to the plain creation, and the rights that the caller holds. */
type BesidesName = (mark: string, plain: PartnerRecord, rights: readonly string[]) => PartnerRecord;

/** What a creation carries besides a name for the rules about one thing. */
export interface Part {
  typ: Typ;
  attributes: BesidesName;
  /** How it is sent, and every change of the partner; as JSON by default. */
  sending?: Sending;
}

const person = (attributes: BesidesName): Part => ({ typ: 'PERSON', attributes });
const organisation = (attributes: BesidesName): Part => ({ typ: 'ORGANISATION', attributes });

/** The same document with its attributes the other way round. */
const inReverse: Sending['write'] = (document) => ({ json: Object.fromEntries(Object.entries(document).reverse()) });

/** What the other organisation is given empty. */
const EMPTY_ABOVE = ['faxnummer', 'webseiteUrl'];
/** What else it is given: the defaults of flags are looked at as well. */
const GIVEN_ABOVE = WRITABLE.ORGANISATION.filter((path) => !FLAGS.includes(path) && !EMPTY_ABOVE.includes(path));
/** What comes empty apart from all else that may be: with it, nothing would name the partner, and groups have no members. */
const EMPTY_APART = ['vorname', 'firmennameZusatz', 'anschrift', 'bankverbindung'];
/** What the person without rights is not given. */
const OTHERS = UNGROUPED.filter((path) => !WORDS.includes(path));

/** What a unit is sent under names of another case beside its own values; flags have no third value. */
const MISSPELT_OF_UNIT = WRITABLE.ORGANISATION.filter((path) => UNGROUPED.includes(path) && !FLAGS.includes(path));

/** What the other organisation is sent under a name of another case alone: a block would lie on who is below. */
const MISSPELT_ABOVE = 'gehoertZuKreditinstitut';

/** Values under names of another case; a flag is true, which no default is. */
const misspeltWith = (mark: string, which: 0 | 1, paths: readonly string[]) =>
  misspeltDocument(paths.map((path) => [path, FLAGS.includes(path) || valuesOf(mark)[path]?.[which]]));

const readOnly: BesidesName = (mark, { gesperrtTransitiv }) => ({
  id: `ID${mark}`,
  gesperrtTransitiv: gesperrtTransitiv !== true,
});

export const PARTS = {
  PERSON: person((mark) => ({ typ: 'PERSON', ...documentWith(mark, 0, WRITABLE.PERSON) })),
  'PERSON with rights': person((_mark, _plain, rights) => ({ typ: 'PERSON', ...documentOfAll(true, rights) })),
  'PERSON without rights': person((mark, _plain, rights) => ({
    typ: 'PERSON',
    ...documentWith(mark, 1, attributesOf('P158')),
    ...documentOfAll(false, rights),
  })),
  'odd externePartnerId': person((mark) => ({ externePartnerId: `A/b-ü ${mark}` })),
  ORGANISATION: organisation((mark) => documentWith(mark, 0, WRITABLE.ORGANISATION)),
  'ORGANISATION in reverse': {
    ...organisation((mark) => documentWith(mark, 1, GIVEN_ABOVE)),
    sending: { write: inReverse },
  },
  empty: person(() =>
    documentOfAll('', [...attributesOf('P27').filter((path) => !EMPTY_APART.includes(path)), ...RIGHTS]),
  ),
  'empty apart': person(() => documentOfAll('', EMPTY_APART)),
  'empty ORGANISATION': organisation(() => documentOfAll('', EMPTY_ABOVE)),
  'empty words': person(() => documentOfAll('', attributesOf('P147'))),
  unknown: person((mark) => ({
    ...UNKNOWN_DOCUMENT,
    ...misspeltWith(mark, 1, OTHERS),
  })),
  'unknown ORGANISATION': organisation((mark) => ({
    ...UNKNOWN_DOCUMENT,
    ...misspeltWith(mark, 1, MISSPELT_OF_UNIT),
  })),
  'misspelt words': person((mark, plain, rights) => ({
    ...misspeltWith(mark, 0, WORDS),
    ...misspeltDocument(otherRights(plain, rights)),
  })),
  'misspelt ORGANISATION': organisation((mark) => misspeltWith(mark, 0, [MISSPELT_ABOVE])),
  members: person((mark) => mixedGroups(mark, 0)),
  'read-only PERSON': person(readOnly),
  'read-only ORGANISATION': organisation(readOnly),
  foreign: organisation((mark) => documentWith(mark, 0, attributesOf('P29'))),
  'foreign values': organisation(() => FOREIGN_VALUES),
  'foreign rights': organisation((_mark, _plain, rights) => documentOfAll(true, rights)),
} satisfies Readonly<Record<string, Part>>;
export type PartName = keyof typeof PARTS;

/** The parts of creations of a typ. */
export const partsOf = (typ: string | undefined): PartName[] =>
  (Object.keys(PARTS) as PartName[]).filter((name) => PARTS[name].typ === typ);

/** The parts that carry an empty string for an attribute. */
export const emptyPartsOf = (path: string): PartName[] => [
  EMPTY_APART.includes(path) ? 'empty apart' : 'empty',
  ...(EMPTY_ABOVE.includes(path) ? (['empty ORGANISATION'] as const) : []),
];

/** The parts that carry a value for an attribute, or a right, under a name of another case. */
export function misspeltPartsOf(path: string): PartName[] {
  if (path.includes('.')) return ['members'];
  const own = WORDS.includes(path) || RIGHTS.includes(path) ? 'misspelt words' : 'unknown';
  if (path === MISSPELT_ABOVE) return [own, 'misspelt ORGANISATION'];
  return MISSPELT_OF_UNIT.includes(path) ? [own, 'unknown ORGANISATION'] : [own];
}
