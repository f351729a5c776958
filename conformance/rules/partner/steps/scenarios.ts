import { sameValue, type PartnerRecord } from './attributes.ts';
import {
  attributesOf,
  documentOfAll,
  documentWith,
  FOREIGN_VALUES,
  GROUPED,
  mixedGroups,
  misspeltDocument,
  otherRights,
  UNGROUPED,
  UNKNOWN_DOCUMENT,
  valuesOf,
  WRITABLE,
  type PartName,
  type Typ,
} from './documents.ts';
import { entryOf } from '../../steps/entry-of.ts';

/** An own partner before its next change. */
interface Own {
  /** The text that identifies the partner. */
  mark: string;
  record: PartnerRecord;
  /** The rights that the caller holds and may therefore grant. */
  rights: readonly string[];
  /**
   * Whether a change sends only the attributes that it is about. A server may refuse combinations of attributes, or odd characters, since
   * the documents leave both open; then the change is sent again without them.
   */
  isAlone: boolean;
  /** The identifier of another own partner, which no change must reach. */
  other: string;
  uuid(): string;
}

/** The changes of an own partner in order, with the document of each. */
export type Scenario = Readonly<Record<string, (own: Own) => PartnerRecord>>;

/** A bad typ that begins with a good one. */
export const BAD_TYP = 'PERSONAL';

/** The second of the two values of each attribute. */
const second = ({ mark }: Own, paths: readonly string[]) => documentWith(mark, 1, paths);

/** Another fax number, sent with attributes that are to be ignored: the response to a change of nothing else is open (P154). */
const beside = ({ record, mark }: Own): PartnerRecord => {
  const [first, other] = entryOf(valuesOf(mark), 'faxnummer');
  return { faxnummer: record['faxnummer'] === first ? other : first };
};
const readOnly = (own: Own) => ({
  ...beside(own),
  id: own.uuid(),
  typ: own.record['typ'],
  gesperrtTransitiv: own.record['gesperrtTransitiv'] !== true,
});

const membersOf = (group: string) => GROUPED.filter((path) => path.startsWith(`${group}.`));
const allBut = (typ: Typ, ...left: readonly string[]) => WRITABLE[typ].filter((path) => !left.includes(path));

/** Changes of each group alone, with all its members, one of them empty: whether omitted members stay is open (P153). */
const groupsWithout = (ofAnschrift: string, ofBankverbindung: string) =>
  ({
    'anschrift alone': ({ mark }) => documentWith(mark, 0, membersOf('anschrift'), [ofAnschrift]),
    'bankverbindung alone': ({ mark }) => documentWith(mark, 0, membersOf('bankverbindung'), [ofBankverbindung]),
  }) satisfies Scenario;
const GROUPS_OF_PERSON = groupsWithout('anschrift.hausnummer', 'bankverbindung.referenzFeld');

/** The attributes of an organisation that an empty string deletes, except the one with the mark. */
const EMPTIED = allBut('ORGANISATION', 'firmennameZusatz').filter((path) => attributesOf('P33').includes(path));

/** Rights of mortgages, as opposed to those of consumer loans and of partners. */
const OF_MORTGAGE = /Mortgage|^rechtEchtgeschaeft|ErgebnisListe/;

/**
 * Divides rights between two changes, so that each right is left out of one of them. A right may depend on others of its product, which
 * therefore stay together, and on the right to open the settings, which is granted first and denied last.
 *
 * @param areGranted - whether the changes grant the rights; otherwise they deny them
 */
export function halvesOf(rights: readonly string[], areGranted: boolean): [first: string[], second: string[]] {
  const isFirst = (right: string) => OF_MORTGAGE.test(right) || (areGranted && right.endsWith('Oeffnen'));
  return [rights.filter(isFirst), rights.filter((right) => !isFirst(right))];
}

/**
/**
 * Rights that come with a change of something else. Over the three turns, no two rights of a half have the same values, which finds servers
 * that confuse two rights.
 */
function mixedRights({ rights, isAlone }: Own, turn: 0 | 1 | 2): PartnerRecord {
  if (isAlone) return {};
  const isGranted = (index: number) => Math.floor(index / 2 ** turn) % 2 === 0;
  return Object.fromEntries(
    halvesOf(rights, true).flatMap((half) => half.map((right, index) => [right, isGranted(index)])),
  );
}

/**
 * The changes with which attributes are repeated, cycling over the attributes in order so that neighbours differ, and which of its two values
 * each has by then.
 */
const TURNS = {
  PERSON: { changes: ['12', '34', '13', '24', '14', '23'], value: 0 },
  ORGANISATION: { changes: ['12', '13', '23'], value: 1 },
} as const;

/** Texts of a person that the first change is due to repeat, but empties, and that the second gives back. */
const EMPTIED_FIRST = ['telefonnummer', 'firmenname'];

/**
 * Attributes that a change repeats with their present values, so that none is a reason to refuse it. They find servers that lose attributes
 * when others are sent, or emptied.
 *
 * @param turn - the number of the change
 */
function inTurn({ mark, record, isAlone }: Own, typ: Typ, turn: '1' | '2' | '3' | '4'): PartnerRecord {
  if (isAlone) return {};
  const { changes, value: which } = TURNS[typ];
  const due = allBut(typ, 'gesperrt', ...GROUPED).filter((_, index) => changes[index % changes.length]?.includes(turn));
  const given = Object.entries(documentWith(mark, which, due)).flatMap(([name, value]) => {
    const isEmptied = typ === 'PERSON' && EMPTIED_FIRST.includes(name);
    if (sameValue(record[name], value)) return [[name, isEmptied && turn === '1' ? '' : value] as const];
    return isEmptied && record[name] === undefined ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

/**
 * The attributes that are sent with both groups: another value of each, with a day in the first week of the next year, to find servers that
 * write the year of the week, and a text that some servers treat as empty; which texts the reference of a bank account may be is open.
 */
const besideGroups = (own: Own): PartnerRecord => ({
  ...documentWith(own.mark, 0, allBut('PERSON', 'gesperrt', ...GROUPED)),
  geburtsdatum: '1979-12-31',
  bankverbindung: { ...(second(own, GROUPED)['bankverbindung'] as object), referenzFeld: '0' },
});

/** The changes of each own partner. */
export const SCENARIOS = {
  PERSON: {
    unblocked: () => ({ gesperrt: false }),
    changed: (own) => second(own, allBut('PERSON', 'gesperrt')),
    unknown: (own) => ({
      ...beside(own),
      ...UNKNOWN_DOCUMENT,
      ...misspeltDocument([
        ...UNGROUPED.map(
          (path) => [path, path === 'faxnummer' ? 'Conformance' : valuesOf(own.mark)[path]?.[0]] as const,
        ),
        ...otherRights(own.record, own.rights),
      ]),
    }),
    members: ({ mark }) => mixedGroups(mark),
    // Names are case-sensitive: an empty string under a name in another case deletes nothing.
    'read-only': (own) => ({
      ...readOnly(own),
      ...misspeltDocument(
        [...UNGROUPED, ...own.rights].filter((path) => path !== 'faxnummer').map((path) => [path, '']),
      ),
    }),
    // Repeats values of `changed`, which may have been refused for another attribute.
    typ: (own) => ({
      ...beside(own),
      ...second(own, attributesOf('P158')),
      ...mixedRights(own, 0),
      typ: 'ORGANISATION',
    }),
    'bad typ': (own) => ({ ...beside(own), typ: BAD_TYP }),
    'empty groups': () => documentOfAll('', attributesOf('P155')),
    // The only change that grants rights together with new values of all other attributes.
    'groups again': (own) => ({
      ...second(own, GROUPED),
      ...(own.isAlone ? {} : besideGroups(own)),
      gehoertZuKreditinstitut: true,
      ...documentOfAll(true, own.rights),
    }),
    'odd externePartnerId': (own) => ({
      externePartnerId: own.isAlone ? `ü-b/A ${own.mark}` : `ü-b/A%41<🏠>\\ ${own.mark}`,
      ...mixedRights(own, 1),
    }),
    'anschrift alone': (own) => ({ ...GROUPS_OF_PERSON['anschrift alone'](own), ...mixedRights(own, 2) }),
    // Grants all rights again for the next changes.
    'bankverbindung alone': (own) => ({
      ...GROUPS_OF_PERSON['bankverbindung alone'](own),
      ...(own.isAlone ? {} : documentOfAll(true, own.rights)),
    }),
    empty: () => documentOfAll('', attributesOf('P33')),
    // Restores the mark in firmennameZusatz, which `empty` deleted.
    'empty words': ({ mark }) => ({ ...documentOfAll('', attributesOf('P158')), firmennameZusatz: mark }),
    'empty flag': () => ({ gehoertZuKreditinstitut: '' }),
  },
  ORGANISATION: {
    unblocked: () => ({ gesperrt: false }),
    changed: (own) => second(own, allBut('ORGANISATION', 'gesperrt')),
    ...groupsWithout('anschrift.plz', 'bankverbindung.iban'),
    'read-only': (own) => ({
      ...readOnly(own),
      id: own.other,
      ...UNKNOWN_DOCUMENT,
      ...misspeltDocument(
        allBut('ORGANISATION', 'faxnummer', ...GROUPED).map((path) => [path, valuesOf(own.mark)[path]?.[0]]),
      ),
    }),
    typ: (own) => ({ ...inTurn(own, 'ORGANISATION', '1'), ...beside(own), typ: 'PERSON' }),
    foreign: (own) => ({
      ...inTurn(own, 'ORGANISATION', '2'),
      ...beside(own),
      ...second(own, attributesOf('P29')),
      ...documentOfAll(true, own.rights),
    }),
    'foreign values': (own) => ({ ...inTurn(own, 'ORGANISATION', '3'), ...beside(own), ...FOREIGN_VALUES }),
    // After all other changes, since what else can be changed of a blocked partner is open (P125).
    blocked: () => ({ gesperrt: true }),
    // Sends each attribute, since any of them may lift the block by mistake.
    'blocked and changed': (own) => documentWith(own.mark, 0, allBut('ORGANISATION', 'gesperrt')),
    'empty block': () => ({ gesperrt: '' }),
    empty: () => ({
      ...documentOfAll('', EMPTIED),
      gehoertZuKreditinstitut: '',
      gesperrt: true,
    }),
    'unblocked again': () => ({ gesperrt: false }),
  },
  'ORGANISATION in reverse': {
    changed: (own) => documentWith(own.mark, 0, allBut('ORGANISATION', 'gesperrt')),
  },
  'PERSON with rights': {
    // Gives a value to each attribute, so that the changes of rights have something to lose.
    kept: ({ mark }) => documentWith(mark, 0, allBut('PERSON', 'gesperrt')),
    'empty rights': (own) => ({ ...inTurn(own, 'PERSON', '1'), ...documentOfAll('', own.rights) }),
    'granted again': (own) => ({ ...inTurn(own, 'PERSON', '2'), ...documentOfAll(true, own.rights) }),
    denied: (own) => ({ ...inTurn(own, 'PERSON', '3'), ...documentOfAll(false, halvesOf(own.rights, false)[0]) }),
    'denied too': (own) => ({ ...inTurn(own, 'PERSON', '4'), ...documentOfAll(false, halvesOf(own.rights, false)[1]) }),
  },
  'PERSON without rights': {
    kept: (own) => ({
      ...documentWith(own.mark, 0, attributesOf('P158')),
      gehoertZuKreditinstitut: false,
    }),
    granted: ({ rights }) => documentOfAll(true, halvesOf(rights, true)[0]),
    'granted too': ({ rights }) => documentOfAll(true, halvesOf(rights, true)[1]),
  },
} satisfies Partial<Record<PartName, Scenario>>;

/** A partner that the suite creates and changes, named after the part with which it is created. */
export type OwnPartner = keyof typeof SCENARIOS;
export const OWN_PARTNERS = Object.keys(SCENARIOS) as OwnPartner[];

/** The scenario that precedes another one if both have the same partner. */
export const BEFORE: Partial<Record<OwnPartner, OwnPartner>> = { 'PERSON with rights': 'PERSON' };
