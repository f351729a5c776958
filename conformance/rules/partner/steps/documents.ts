import type { Member } from '../../../../generated/platform.ts';
import { isObject, statementOf } from '../../engine.ts';
import { FLAGS, GROUPS, valueOf, RIGHTS, type PartnerRecord } from './attributes.ts';
import type { Sending } from './requests.ts';

export type Typ = Member<'typ'>;

/** The attributes that a statement lists: `anrede`, `anschrift.plz`. */
export function attributesOf(statement: string): readonly string[] {
  return statementOf(statement)?.dimensions?.['attributes'] ?? [];
}

/** The writable attributes of a partner of each typ, without rights. */
export const WRITABLE: Readonly<Record<Typ, readonly string[]>> = {
  PERSON: attributesOf('P134'),
  ORGANISATION: attributesOf('P135'),
};

/** The attributes and rights that a partner with the typ of a document can have. */
export const settableOf = ({ typ }: PartnerRecord): readonly string[] =>
  typ === 'ORGANISATION' ? WRITABLE.ORGANISATION : [...WRITABLE.PERSON, ...RIGHTS];

/** The writable attributes of a person: members of groups, and all others. */
export const GROUPED = WRITABLE.PERSON.filter((path) => path.includes('.'));
export const UNGROUPED = WRITABLE.PERSON.filter((path) => !path.includes('.'));

/** Values that are bad for a person and ignored for an organisation (P91). */
export const FOREIGN_VALUES: PartnerRecord = { anrede: 'ABC', geburtsdatum: '01.02.1990' };

/** Unknown attributes, by the kind of their value (P26). */
export const UNKNOWN: Readonly<Record<string, readonly [name: string, value: unknown]>> = {
  text: ['unbekannterConformanceText', 'Conformance'],
  object: ['unbekanntesConformanceObjekt', { conformance: 'Conformance' }],
  'empty string': ['unbekannterConformanceLeertext', ''],
};

/** All unknown attributes in one document. */
export const UNKNOWN_DOCUMENT: PartnerRecord = Object.fromEntries(Object.values(UNKNOWN));

/**
 * Two values for each attribute, by its path. Names contain the mark, which identifies a partner; externePartnerId, and email, by which a
 * user logs in, are unique. The values find servers that decode UTF-8 wrongly (letters beyond ASCII, one beyond Latin-1; none for banks),
 * read texts as numbers (leading zeros, a house number with a letter), days as timestamps (one in summer, one in winter) or as months (a
 * day number that may be a month), or years by two digits (one before 1950), escape texts for HTML (an ampersand, quotation marks, an apostrophe), or drop empty lines. None is longer
 * than 30 characters: how long texts may be is open (P189).
 */
export function valuesOf(mark: string): Readonly<Record<string, readonly [unknown, unknown]>> {
  const digits = [...mark].map((letter) => letter.charCodeAt(0) % 10).join('');
  return {
    anrede: ['FRAU', 'HERR'],
    vorname: ['Zoë', 'Łukasz'],
    nachname: [`Prüfung ${mark}`, `Überprüfung ${mark}`],
    titelFunktion: ['Geschäftsführerin', 'Büroleitung "Süd"'],
    geburtsdatum: ['1980-07-04', '1948-02-29'],
    'anschrift.strasse': ['Schloßallee', "Place de l'Étoile"],
    'anschrift.hausnummer': ['7', '12a'],
    'anschrift.plz': ['02826', '06366'],
    'anschrift.ort': ['Görlitz', 'Köthen'],
    'bankverbindung.iban': ['DE02120300000000202051', 'DE02600501010002034304'],
    'bankverbindung.bic': ['BYLADEM1001', 'SOLADEST600'],
    'bankverbindung.kontoinhaber': ['Conformance Check', 'Conformance Probe'],
    'bankverbindung.referenzFeld': ['Provision', 'Courtage'],
    email: [`${mark}@example.com`, `${mark}@example.org`],
    telefonnummer: ['+49305550100', '+49305550101'],
    mobilnummer: ['+491705550100', '+491705550101'],
    faxnummer: ['+49305550102', '+49305550103'],
    webseiteUrl: ['https://example.com/team', 'https://example.org/team'],
    avatarUrl: ['https://example.com/a.png', 'https://example.org/a.png'],
    externePartnerId: [`0471${digits}`, `0472${digits}`],
    firmenname: [`Conformance&Köln ${mark}`, `Conformance Fürth ${mark}`],
    firmennameZusatz: [`${mark} Nord`, `${mark} Süd`],
    fusszeileFuerAussenauftritt: ['Prüfung\n\nBonn\nGörlitz', 'Prüfung\n\nKöthen'],
    aufsichtsBehoerde: ['IHK Köln', 'IHK Lübeck'],
    registrierungsNummer: ['D-0000-00000-00', 'D-1111-11111-11'],
    gesperrt: [true, false],
    gehoertZuKreditinstitut: [true, false],
  };
}

/** The document with the first (0) or second (1) value of each attribute, or an empty string for those in `empty`. */
export function documentWith(
  mark: string,
  which: 0 | 1,
  paths: readonly string[],
  empty: readonly string[] = [],
): PartnerRecord {
  const values = valuesOf(mark);
  return documentOf(paths.map((path) => [path, empty.includes(path) ? '' : values[path]?.[which]]));
}

/** The document with the same value for all attributes. */
export function documentOfAll(value: unknown, paths: readonly string[]): PartnerRecord {
  return documentOf(paths.map((path) => [path, value]));
}

function documentOf(values: readonly (readonly [path: string, value: unknown])[]): PartnerRecord {
  const document: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const [name = '', member] = path.split('.');
    document[name] = member === undefined ? value : { ...(document[name] as object | undefined), [member]: value };
  }
  return document;
}

/** The attributes of persons that are sent with their first value under the misspelt name; all others are sent with their second. */
const MISSPELT_WITH_FIRST = ['anrede', 'geburtsdatum', 'externePartnerId'];

/** A person with all attributes except flags, and with no value that is also sent under a misspelt name. */
export function wholePerson(mark: string): PartnerRecord {
  const unflagged = WRITABLE.PERSON.filter((path) => !FLAGS.includes(path));
  return { ...documentWith(mark, 0, unflagged), ...documentWith(mark, 1, MISSPELT_WITH_FIRST) };
}

/** The paths of the attributes in a document. */
export function pathsOf(document: PartnerRecord): string[] {
  return Object.entries(document).flatMap(([name, value]) =>
    name in GROUPS && isObject(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [name],
  );
}

/** A document without some paths or groups; the attributes left out are undefined, and not sent. */
export function without(document: PartnerRecord, paths: readonly string[]): PartnerRecord {
  const isLeft = (path: string) => !paths.some((one) => path === one || path.startsWith(`${one}.`));
  const kept = pathsOf(document).filter(isLeft);
  return {
    ...documentOfAll(undefined, Object.keys(document)),
    ...documentOf(kept.map((path) => [path, valueOf(document, path)])),
  };
}

/** The path with another case, which names no attribute: `Anrede`, `anschrift.Plz`. */
export function misspelt(path: string): string {
  return path.replace(/\b\w+$/, (name) => name.slice(0, 1).toUpperCase() + name.slice(1));
}

/** A document with values under misspelt names. */
export function misspeltDocument(values: readonly (readonly [path: string, value: unknown])[]): PartnerRecord {
  return documentOf(values.map(([path, value]) => [misspelt(path), value]));
}

/** Rights with the opposite of the value that a record shows. */
export function otherRights(record: PartnerRecord, rights: readonly string[]): [string, boolean][] {
  return rights.map((right) => [right, record[right] !== true]);
}

/** Values that are sent only under the misspelt names of members. */
const NEVER_GIVEN: PartnerRecord = {
  'anschrift.strasse': 'Am Brühl',
  'anschrift.hausnummer': '3b',
  'anschrift.plz': '04109',
  'anschrift.ort': 'Döbeln',
  'bankverbindung.iban': 'DE02370502990000684712',
  'bankverbindung.bic': 'COKSDE33',
  'bankverbindung.kontoinhaber': 'Conformance Test',
  'bankverbindung.referenzFeld': 'Vertrag',
};

/**
 * Groups with the first value of every member, since whether a change merges members or replaces a group is open (P153). There is another
 * value under each misspelt name, in turn after and before the correct one, since a server may take the first or the last, and there are
 * unknown members.
 */
export function mixedGroups(mark: string): PartnerRecord {
  const values = valuesOf(mark);
  const members = GROUPED.flatMap((path, index) => {
    const both = [[path, values[path]?.[0]] as const, [misspelt(path), NEVER_GIVEN[path]] as const];
    return index % 2 === 0 ? both : both.reverse();
  });
  const unknown = Object.keys(GROUPS).flatMap((name) =>
    Object.entries(UNKNOWN_DOCUMENT).map(([member, value]) => [`${name}.${member}`, value] as const),
  );
  return documentOf([...members, ...unknown]);
}

/** Makes attributes besides the name from the mark, the response to the plain creation, and the rights that the caller holds. */
type BesidesName = (mark: string, plain: PartnerRecord, rights: readonly string[]) => PartnerRecord;

/** The attributes besides a name that a creation carries for some rules. */
export interface Part {
  typ: Typ;
  attributes: BesidesName;
  /** How the creation and every change of the partner are sent; as JSON by default. */
  sending?: Sending;
}

const person = (attributes: BesidesName): Part => ({ typ: 'PERSON', attributes });
const organisation = (attributes: BesidesName): Part => ({ typ: 'ORGANISATION', attributes });

const inReverse: Sending['write'] = (document) => ({ json: Object.fromEntries(Object.entries(document).reverse()) });

/** The attributes that 'organisation above' is sent empty. */
const EMPTY_ABOVE = ['faxnummer', 'webseiteUrl'];
/** The attributes that it is sent with a value; not its flags, whose defaults are judged as well. */
const GIVEN_ABOVE = WRITABLE.ORGANISATION.filter((path) => !FLAGS.includes(path) && !EMPTY_ABOVE.includes(path));
/** The attributes that are sent empty in a part of their own: with the others, they would leave neither a name nor members of groups. */
const EMPTY_APART = ['vorname', 'firmennameZusatz', 'anschrift', 'bankverbindung'];
/** The others that are sent empty, without those that a server may read as a boolean first. */
const EMPTY_TEXTS = attributesOf('P27').filter((path) => !EMPTY_APART.includes(path) && !FLAGS.includes(path));
/** The attributes that the person without rights is not sent. */
const MISSPELT_WITH_SECOND = UNGROUPED.filter((path) => !MISSPELT_WITH_FIRST.includes(path));

/** The attributes that a unit is sent under misspelt names, too; not its flags, which have no third value. */
const MISSPELT_OF_UNIT = WRITABLE.ORGANISATION.filter((path) => UNGROUPED.includes(path) && !FLAGS.includes(path));

/** The attribute that 'organisation above' is sent under its misspelt name only; not gesperrt, which would block the partners below. */
const MISSPELT_ABOVE = 'gehoertZuKreditinstitut';

/** Values under misspelt names; flags are true, which is never the default. */
const misspeltWith = (mark: string, which: 0 | 1, paths: readonly string[]) =>
  misspeltDocument(paths.map((path) => [path, FLAGS.includes(path) || valuesOf(mark)[path]?.[which]]));

const readOnly: BesidesName = (mark, { gesperrtTransitiv }) => ({
  id: `ID${mark}`,
  gesperrtTransitiv: gesperrtTransitiv !== true,
});

/** The same with the id of another own partner: it must not be that one which gets the attributes. */
const readOnlyOfAnother: BesidesName = (mark, plain, rights) => ({
  ...readOnly(mark, plain, rights),
  ...(typeof plain['id'] === 'string' && plain['id'] !== '' ? { id: plain['id'] } : {}),
});

export const PARTS = {
  // The order of attributes differs from that of the other persons, and must make no difference.
  PERSON: {
    ...person((mark) => ({ typ: 'PERSON', ...documentWith(mark, 0, WRITABLE.PERSON) })),
    sending: { write: inReverse },
  },
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
  empty: person(() => documentOfAll('', EMPTY_TEXTS)),
  'empty booleans': person(() =>
    documentOfAll('', [...FLAGS.filter((path) => attributesOf('P27').includes(path)), ...RIGHTS]),
  ),
  'empty apart': person(() => documentOfAll('', EMPTY_APART)),
  'empty ORGANISATION': organisation(() => documentOfAll('', EMPTY_ABOVE)),
  'empty words': person(() => documentOfAll('', attributesOf('P147'))),
  unknown: person((mark) => ({
    ...UNKNOWN_DOCUMENT,
    [misspelt('typ')]: 'ORGANISATION',
    ...misspeltWith(mark, 1, MISSPELT_WITH_SECOND),
  })),
  'unknown ORGANISATION': organisation((mark) => ({
    ...UNKNOWN_DOCUMENT,
    ...misspeltWith(mark, 1, MISSPELT_OF_UNIT),
  })),
  'misspelt words': person((mark, plain, rights) => ({
    ...misspeltWith(mark, 0, MISSPELT_WITH_FIRST),
    ...misspeltDocument(otherRights(plain, rights)),
  })),
  'misspelt ORGANISATION': organisation((mark) => misspeltWith(mark, 0, [MISSPELT_ABOVE])),
  members: person(mixedGroups),
  'read-only PERSON': person(readOnly),
  'read-only ORGANISATION': organisation(readOnlyOfAnother),
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
  EMPTY_APART.includes(path) ? 'empty apart' : FLAGS.includes(path) ? 'empty booleans' : 'empty',
  ...(EMPTY_ABOVE.includes(path) ? (['empty ORGANISATION'] as const) : []),
];

/** The parts that carry a value for an attribute, or a right, under its misspelt name. */
export function misspeltPartsOf(path: string): PartName[] {
  if (path.includes('.')) return ['members'];
  const own = MISSPELT_WITH_FIRST.includes(path) || RIGHTS.includes(path) ? 'misspelt words' : 'unknown';
  if (path === MISSPELT_ABOVE) return [own, 'misspelt ORGANISATION'];
  return MISSPELT_OF_UNIT.includes(path) ? [own, 'unknown ORGANISATION'] : [own];
}
