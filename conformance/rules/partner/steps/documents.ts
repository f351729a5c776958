import type { Member } from '../../../../generated/platform.ts';
import { isObject, statementOf } from '../../engine.ts';
import { FLAGS, GROUPS, valueOf, RIGHTS, type PartnerRecord } from './attributes.ts';
import type { Sending } from './requests.ts';

export type Typ = Member<'typ'>;

/** The attributes that a statement lists: `anrede`, `anschrift.plz`. */
export function attributesOf(statement: string): readonly string[] {
  return statementOf(statement)?.dimensions?.['attributes'] ?? [];
}

/** What a partner of each typ can be given, but for rights. */
export const WRITABLE: Readonly<Record<Typ, readonly string[]>> = {
  PERSON: attributesOf('P134'),
  ORGANISATION: attributesOf('P135'),
};

/** Members of groups, and everything else that a person can be given. */
export const GROUPED = WRITABLE.PERSON.filter((path) => path.includes('.'));
export const UNGROUPED = WRITABLE.PERSON.filter((path) => !path.includes('.'));

/** Values that no person may have, and that do not matter for an organisation (P91). */
export const FOREIGN_VALUES: PartnerRecord = { anrede: 'ABC', geburtsdatum: '01.02.1990' };

/** A day of the week in which a year begins, before it does: who counts years by their weeks puts it into the next one. */
export const LAST_DAY = '1979-12-31';

/** A text that some take for nothing: what a reference of a bank account may be is open. */
export const ZERO = '0';

/** Attributes that no partner has, by the sort of their value (P26). */
export const UNKNOWN: Readonly<Record<string, readonly [name: string, value: unknown]>> = {
  text: ['unbekannterConformanceText', 'Conformance'],
  object: ['unbekanntesConformanceObjekt', { conformance: 'Conformance' }],
  'empty string': ['unbekannterConformanceLeertext', ''],
};

/** What is sent of that in one document. */
export const UNKNOWN_DOCUMENT: PartnerRecord = Object.fromEntries(Object.values(UNKNOWN));

/**
 * Two values for each attribute, by its path. Those of the names carry the mark by which a partner is known among all others, and
 * no two partners have the same externePartnerId or email, by which a user logs in. Words for people have letters beyond ASCII, one
 * of them beyond Latin-1, those for banks none; a few of them have an ampersand, quotation marks or an apostrophe. Postcodes and
 * externePartnerId begin with zeros, and a house number has a letter. One day is in summer, and its number may be that of a month; one is
 * in winter and before 1950. A server that reads UTF-8 as something else, texts as numbers, days as moments or as months, or years by two
 * digits, writes texts for HTML, or drops empty lines, shows it. None is longer than 30 characters: how long texts may be is open (P189).
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

/** The document that gives attributes their first (0) or second (1) value, and an empty one to some of them. */
export function documentWith(
  mark: string,
  which: 0 | 1,
  paths: readonly string[],
  empty: readonly string[] = [],
): PartnerRecord {
  const values = valuesOf(mark);
  return documentOf(paths.map((path) => [path, empty.includes(path) ? '' : values[path]?.[which]]));
}

/** The document that gives the same value to each of some attributes. */
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

/** What comes with its first value under a name of another case; all else that persons have comes there with its second. */
const WORDS = ['anrede', 'geburtsdatum', 'externePartnerId'];

/** A person with all attributes but flags, none of which has a value that comes under a name of another case. */
export function wholePerson(mark: string): PartnerRecord {
  const unflagged = WRITABLE.PERSON.filter((path) => !FLAGS.includes(path));
  return { ...documentWith(mark, 0, unflagged), ...documentWith(mark, 1, WORDS) };
}

/** What a document names, by its paths. */
export function pathsOf(document: PartnerRecord): string[] {
  return Object.entries(document).flatMap(([name, value]) =>
    name in GROUPS && isObject(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [name],
  );
}

/** A document whose names have their values but for some paths, or groups of them; what is left of none is not sent. */
export function without(document: PartnerRecord, paths: readonly string[]): PartnerRecord {
  const isLeft = (path: string) => !paths.some((one) => path === one || path.startsWith(`${one}.`));
  const kept = pathsOf(document).filter(isLeft);
  return {
    ...documentOfAll(undefined, Object.keys(document)),
    ...documentOf(kept.map((path) => [path, valueOf(document, path)])),
  };
}

/** The path with another case, which is that of no attribute: `Anrede`, `anschrift.Plz`. */
export function misspelt(path: string): string {
  return path.replace(/\b\w+$/, (name) => name.slice(0, 1).toUpperCase() + name.slice(1));
}

/** A document whose attributes have values, under names of another case. */
export function misspeltDocument(values: readonly (readonly [path: string, value: unknown])[]): PartnerRecord {
  return documentOf(values.map(([path, value]) => [misspelt(path), value]));
}

/** Rights that are not what a record shows. */
export function otherRights(record: PartnerRecord, rights: readonly string[]): [string, boolean][] {
  return rights.map((right) => [right, record[right] !== true]);
}

/** Values of members that no partner is given under their own names. */
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
 * Groups whose members have their first value, all of them, with another one under names of another case, here before it and there
 * behind it, since which of two is taken, nobody knows, and with members that nobody knows: whether a change merges members or replaces
 * a group is open (P153).
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

/** The same with the id of another own partner: it must not be that one which gets the attributes. */
const readOnlyOfAnother: BesidesName = (mark, plain, rights) => ({
  ...readOnly(mark, plain, rights),
  ...(typeof plain['id'] === 'string' && plain['id'] !== '' ? { id: plain['id'] } : {}),
});

export const PARTS = {
  // In another order than that of the other person: in which attributes come makes no difference.
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
  empty: person(() =>
    documentOfAll('', [...attributesOf('P27').filter((path) => !EMPTY_APART.includes(path)), ...RIGHTS]),
  ),
  'empty apart': person(() => documentOfAll('', EMPTY_APART)),
  'empty ORGANISATION': organisation(() => documentOfAll('', EMPTY_ABOVE)),
  'empty words': person(() => documentOfAll('', attributesOf('P147'))),
  unknown: person((mark) => ({
    ...UNKNOWN_DOCUMENT,
    [misspelt('typ')]: 'ORGANISATION',
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
