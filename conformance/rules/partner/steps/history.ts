import { assume, CLIENT_ERROR, SUCCESS, type Answer, type StepContext, type Context } from '../../engine.ts';
import { RIGHTS, sameValue, valueOf, expectIgnored, assumeRecord, recordIn, type PartnerRecord } from './attributes.ts';
import { GIVEN, heldRights } from './callers.ts';
import { combined, creationOf } from './combined.ts';
import { idOfNew, recordOfNew, type Creation } from './create.ts';
import {
  attributesOf,
  documentOfAll,
  documentWith,
  FOREIGN_VALUES,
  GROUPED,
  LAST_DAY,
  mixedGroups,
  misspeltDocument,
  otherRights,
  UNGROUPED,
  UNKNOWN_DOCUMENT,
  valuesOf,
  WRITABLE,
  PARTS,
  type Typ,
  type Part,
  type PartName,
  ZERO,
} from './documents.ts';
import { assumeMayChange } from './may.ts';
import { assumeAccepted, changePartner, readPartner, type Sending } from './requests.ts';
import { entryOf } from '../../steps/entry-of.ts';
import { tried } from '../../steps/tried.ts';

/** One change of an own partner, and the records around it. */
export interface Change {
  /** What the partner was given before. */
  given: PartnerRecord;
  sent: PartnerRecord;
  before: PartnerRecord;
  answer: Answer;
  after: PartnerRecord;
  /** The read of `after`. */
  read: Answer;
}

/** A partner that the suite has created for its rules, and what it was sent since. */
export interface History {
  id: string;
  creation: Creation;
  changes: ReadonlyMap<string, Change>;
  /** The record after all of that. */
  last: PartnerRecord;
}

/** The partner as the next change finds it. */
interface Own {
  mark: string;
  record: PartnerRecord;
  rights: readonly string[];
  /**
   * Whether a change leaves out what comes with it only to be seen beside it, as odd characters do: what may come together, and which
   * characters a text may have, is open.
   */
  isAlone: boolean;
  uuid(): string;
}

/** The changes that an own partner undergoes, in their order, and what each of them sends. */
type Scenario = Readonly<Record<string, (own: Own) => PartnerRecord>>;

/** No partner has this typ, which begins with one that there is. */
export const BAD_TYP = 'PERSONAL';

const second = ({ mark }: Own, paths: readonly string[]) => documentWith(mark, 1, paths);

/** What goes with attributes that are to be ignored: what a change without any other is answered is open (P154). */
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

/** Each group alone, with all its members, of which one is empty: whether those that are left out stay is open (P153). */
const groupsWithout = (ofAnschrift: string, ofBankverbindung: string) =>
  ({
    'anschrift alone': ({ mark }) => documentWith(mark, 0, membersOf('anschrift'), [ofAnschrift]),
    'bankverbindung alone': ({ mark }) => documentWith(mark, 0, membersOf('bankverbindung'), [ofBankverbindung]),
  }) satisfies Scenario;

/** All texts of an organisation but the one by which it is known. */
const EMPTIED = allBut('ORGANISATION', 'firmennameZusatz');

/** Rights of the one product; those of the other one, and of partners themselves, have other names. */
const OF_MORTGAGE = /Mortgage|^rechtEchtgeschaeft|ErgebnisListe/;

/**
 * The rights that one change grants or denies, and those of the next one: by product, since rights need at most others of theirs, and the
 * one to open settings, which comes and goes first and last. So each of the others is left once as it was by a change of rights.
 */
export function halvesOf(rights: readonly string[], areGranted: boolean): [first: string[], second: string[]] {
  const isFirst = (right: string) => OF_MORTGAGE.test(right) || (areGranted && right.endsWith('Oeffnen'));
  return [rights.filter(isFirst), rights.filter((right) => !isFirst(right))];
}

/** Which of some changes each attribute comes with: none comes only together with another. */
const TURNS = {
  PERSON: { of: ['12', '34', '13', '24', '14', '23'], with: 0 },
  ORGANISATION: { of: ['12', '13', '23'], with: 1 },
} as const;

/**
 * What comes with one of some changes besides: attributes as they are, so that none of them is refused for itself. What one of them
 * takes away from the others is seen.
 */
function inTurn({ mark, record, isAlone }: Own, typ: Typ, turn: '1' | '2' | '3' | '4'): PartnerRecord {
  if (isAlone) return {};
  const { of, with: which } = TURNS[typ];
  const due = allBut(typ, 'gesperrt', ...GROUPED).filter((_, index) => of[index % of.length]?.includes(turn));
  const given = Object.entries(documentWith(mark, which, due));
  return Object.fromEntries(given.filter(([name, value]) => sameValue(record[name], value)));
}

/** What comes beside the groups: another value of everything else, and a day and a reference that some read as something else. */
const besideGroups = (own: Own): PartnerRecord => ({
  ...documentWith(own.mark, 0, allBut('PERSON', 'gesperrt', ...GROUPED)),
  geburtsdatum: LAST_DAY,
  bankverbindung: { ...(second(own, GROUPED)['bankverbindung'] as object), referenzFeld: ZERO },
});

const SCENARIOS = {
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
    // Nor does an empty string under a name of another case delete what has that name in its own.
    'read-only': (own) => ({
      ...readOnly(own),
      ...misspeltDocument(
        [...UNGROUPED, ...own.rights].filter((path) => path !== 'faxnummer').map((path) => [path, '']),
      ),
    }),
    // With the words that were given before, since what came with them then may have been refused for itself.
    typ: (own) => ({ ...beside(own), ...second(own, attributesOf('P158')), typ: 'ORGANISATION' }),
    'bad typ': (own) => ({ ...beside(own), typ: BAD_TYP }),
    'empty groups': () => documentOfAll('', attributesOf('P155')),
    // With rights, which it may have already, and another value of everything else, since otherwise no change has both.
    'groups again': (own) => ({
      ...second(own, GROUPED),
      ...(own.isAlone ? {} : besideGroups(own)),
      gehoertZuKreditinstitut: true,
      ...documentOfAll(true, own.rights),
    }),
    'odd externePartnerId': ({ mark, isAlone }) => ({
      externePartnerId: isAlone ? `ü-b/A ${mark}` : `ü-b/A%41<🏠>\\ ${mark}`,
    }),
    ...groupsWithout('anschrift.hausnummer', 'bankverbindung.referenzFeld'),
    empty: () => documentOfAll('', attributesOf('P33')),
    // The name comes back with it, without which nobody would know the partner as an own one.
    'empty words': ({ mark }) => ({ ...documentOfAll('', attributesOf('P158')), firmennameZusatz: mark }),
    'empty flag': () => ({ gehoertZuKreditinstitut: '' }),
  },
  ORGANISATION: {
    unblocked: () => ({ gesperrt: false }),
    changed: (own) => second(own, allBut('ORGANISATION', 'gesperrt')),
    ...groupsWithout('anschrift.plz', 'bankverbindung.iban'),
    'read-only': (own) => ({
      ...readOnly(own),
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
    // Last, since what else can be changed of a blocked partner is open (P125).
    blocked: () => ({ gesperrt: true }),
    // Everything else, so that nothing that comes without it lifts a block.
    'blocked and changed': (own) => documentWith(own.mark, 0, allBut('ORGANISATION', 'gesperrt')),
    'empty block': () => ({ gesperrt: '' }),
    empty: () => ({
      ...documentOfAll(
        '',
        attributesOf('P33').filter((path) => EMPTIED.includes(path)),
      ),
      gehoertZuKreditinstitut: '',
      gesperrt: true,
    }),
    'unblocked again': () => ({ gesperrt: false }),
  },
  'ORGANISATION in reverse': {
    changed: (own) => documentWith(own.mark, 0, allBut('ORGANISATION', 'gesperrt')),
  },
  'PERSON with rights': {
    // Everything, so that a change of rights has something to leave as it was.
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
/** A partner that the suite creates and changes, by the part with which it is created. */
export type OwnPartner = keyof typeof SCENARIOS;
export const OWN_PARTNERS = Object.keys(SCENARIOS) as OwnPartner[];

/** The history that comes before another one where both are of the same partner. */
const BEFORE: Partial<Record<OwnPartner, OwnPartner>> = { 'PERSON with rights': 'PERSON' };

/**
 * An own partner and all that was done to it, which takes place once.
 *
 * @throws Inconclusive when the caller may not create or change it
 */
export function historyOf(context: StepContext, partner: OwnPartner): Promise<History> {
  return context.once(`history of an own ${partner}`, async (step) => {
    const creation = await creationOf(step, partner);
    const created = await recordOfNew(step, creation);
    const [id, { mark }] = [await idOfNew(step, creation), creation];
    const rights = (await heldRights(step)).names;
    // Whom it is blocked for comes first.
    if (partner === 'ORGANISATION') await combined(step, 'person in the unit');
    const before = BEFORE[partner];
    const isShared = before !== undefined && (await creationOf(step, before)) === creation;
    let record = isShared ? await lastOf(step, before) : created;
    let given = creation.sent;
    const changes = new Map<string, Change>();
    const unshown = new Set<string>();
    const former = [record];
    const { sending }: Part = PARTS[partner];
    for (const [name, write] of Object.entries<Scenario[string]>(SCENARIOS[partner])) {
      const documentOfChange = (isAlone: boolean) => write({ mark, record, rights, isAlone, uuid: () => step.uuid() });
      const send = (sent: PartnerRecord) => sendChange(step, id, sent, former, unshown, sending);
      const [whole, alone] = [documentOfChange(false), documentOfChange(true)];
      const { externePartnerId: plain } = alone;
      const isPlainer = plain !== undefined && plain !== whole['externePartnerId'];
      const first = send(whole);
      // A firewall may give no answer to odd characters; whatever else gets none may have been made all the same.
      let made = isPlainer ? await tried(first) : await first;
      const isShorter = Object.keys(alone).length < Object.keys(whole).length;
      if (made === undefined || (CLIENT_ERROR.has(made.answer.status) && (isPlainer || isShorter)))
        made = await send(alone);
      const change = { given, ...made };
      if (changes.size === 0) assumeMayChange(change.answer, 'fixtures.partner.parentPartnerId');
      changes.set(name, change);
      record = change.after;
      former.push(record);
      if (SUCCESS.has(change.answer.status)) given = { ...given, ...change.sent };
    }
    return { id, creation, changes, last: record };
  });
}

/** All changes of own partners of a typ, as far as they could be made. */
export function changesOf(context: StepContext, typ: Typ): Promise<readonly (Change & { name: string })[]> {
  return context.once(`changes of own partners: ${typ}`, async (step) => {
    const all: (Change & { name: string })[] = [];
    for (const partner of OWN_PARTNERS.filter((one) => PARTS[one].typ === typ)) {
      const { changes = [] } = (await tried(historyOf(step, partner))) ?? {};
      for (const [name, change] of changes) all.push({ ...change, name });
    }
    return all;
  });
}

/** The record of an own partner at the end of its history. */
export async function lastOf(context: StepContext, partner: OwnPartner): Promise<PartnerRecord> {
  return (await historyOf(context, partner)).last;
}

/**
 * What the creations of own partners besides the whole one of a typ have given to an attribute, as far as they were accepted. Which
 * characters externePartnerId takes is judged elsewhere.
 */
export async function furtherCreations(context: StepContext, typ: Typ, path: string): Promise<readonly Creation[]> {
  const parts = OWN_PARTNERS.filter((one) => PARTS[one].typ === typ && one !== typ);
  const creations = await Promise.all(parts.map((one) => tried(creationOf(context, one))));
  return creations.filter(
    (one): one is Creation =>
      one !== undefined &&
      SUCCESS.has(one.status) &&
      (valueOf(one.sent, path) ?? '') !== '' &&
      path !== 'externePartnerId',
  );
}

/** A change in the history of an own partner, by its name, whether it was accepted or not. */
export async function changeOf(context: StepContext, partner: OwnPartner, name: string): Promise<Change> {
  const change = (await historyOf(context, partner)).changes.get(name);
  assume(change, `there is no change «${name}»`);
  return change;
}

/**
 * The same of a change that was accepted.
 *
 * @throws Inconclusive when it was not, which another rule judges
 */
export async function acceptedChange(context: StepContext, partner: OwnPartner, name: string): Promise<Change> {
  const change = await changeOf(context, partner, name);
  assumeAccepted(change.answer, `a PATCH of ${Object.keys(change.sent).slice(0, 3).join(', ')}`);
  return change;
}

/**
 * Changes an own partner, and reads it until it shows that. Where several servers answer in turn, one of them may be behind: what reads as
 * the partner was at a former time is read again, too.
 *
 * @param former - what the partner was read as before, at last as it is now
 * @param unshown - attributes that were waited for in vain before, to which those of this change are added
 */
async function sendChange(
  step: StepContext,
  id: string,
  sent: PartnerRecord,
  former: readonly PartnerRecord[],
  unshown: Set<string>,
  sending: Sending | undefined,
): Promise<Omit<Change, 'given'>> {
  const before = former.at(-1) ?? {};
  const answer = await changePartner(step, id, sent, sending);
  const made = SUCCESS.has(answer.status) ? sent : {};
  const isRead = (read: Answer) => {
    const record = recordIn(read);
    if (record === undefined) return !SUCCESS.has(answer.status);
    const missing = unshownIn(record, made);
    if (missing.some((path) => !unshown.has(path))) return false;
    return [...missing, ...lostIn(record, before, made)].length === 0 || !isFormer(record, former);
  };
  const read = await step.poll(() => readPartner(step, id), isRead);
  const after = assumeRecord(read, 'the changed partner');
  for (const path of unshownIn(after, made)) unshown.add(path);
  return { sent, before, answer, after, read };
}

/** Tells whether a record is, as a whole, what it was at a former time. */
const isFormer = (record: PartnerRecord, former: readonly PartnerRecord[]): boolean =>
  former.some((one) => lostIn(record, one, {}).length === 0);

/** What a record shows otherwise than before, although nothing of it was sent; what is `false` need not be shown. */
function lostIn(record: PartnerRecord, before: PartnerRecord, sent: PartnerRecord): string[] {
  const shown = (one: PartnerRecord, path: string) => valueOf(one, path) ?? false;
  return [...WRITABLE.PERSON, ...RIGHTS].filter((path) => {
    const [group = ''] = path.split('.');
    return !(group in sent) && !sameValue(shown(record, path), shown(before, path));
  });
}

/** What a record does not show of what was sent, as far as it can be waited for: a right without a value may have its default. */
export function unshownIn(record: PartnerRecord | undefined, sent: PartnerRecord): string[] {
  const writable = record?.['typ'] === 'ORGANISATION' ? WRITABLE.ORGANISATION : [...WRITABLE.PERSON, ...RIGHTS];
  const isShown = (path: string) => {
    const [group = ''] = path.split('.');
    const [wanted, value] = [sent[group] === '' ? '' : valueOf(sent, path), valueOf(record, path)];
    if (wanted === '') return GIVEN.includes(path) || value === undefined || value === null || value === false;
    return wanted === undefined || sameValue(value, wanted) || (wanted === false && value === undefined);
  };
  return writable.filter((path) => !isShown(path));
}

/**
 * What is sent beside the reason of a refusal, by which it is known: nothing of it may be stored. It is no longer than what was accepted
 * before, since how long a text may be is open (P189).
 */
export const besideReason = (reason: string): PartnerRecord => ({ titelFunktion: reason.slice(0, 17) });

/**
 * Makes sure that a change was not refused for what stands beside the reason: not every titelFunktion has to be taken.
 *
 * @throws Inconclusive when that of a person who has all attributes was not
 */
export async function assumeBesideTaken(context: StepContext): Promise<void> {
  await acceptedChange(context, 'PERSON with rights', 'kept');
}

/**
 * Reads an own partner after all that was refused for the same reason; once more where it reads with the rights of a former time, as one of
 * several servers may that is behind. What else it has may be changed later.
 */
export async function readAfter(context: StepContext, partner: OwnPartner, reason: string): Promise<Answer> {
  const { id, changes, last } = await historyOf(context, partner);
  const former = [...changes.values()].flatMap(({ before, after }) => [before, after]);
  const hasRights = (record: PartnerRecord) => !lostIn(record, last, {}).some((path) => RIGHTS.includes(path));
  const isRead = (record: PartnerRecord | undefined) =>
    record === undefined || hasRights(record) || !isFormer(record, former);
  return context.once(`${partner} read after: ${reason}`, (step) =>
    step.poll(
      () => readPartner(step, id),
      (read) => isRead(recordIn(read)),
    ),
  );
}

/**
 * Judges that an own partner reads without what came beside the reason of a refusal; returns the record.
 *
 * @param after - what it is read after
 */
export async function expectUntouched(
  context: Context,
  partner: OwnPartner,
  reason: string,
  after: string = reason,
): Promise<PartnerRecord> {
  const read = await readAfter(context, partner, after);
  const record = assumeRecord(read, 'the partner after a refusal');
  for (const [name, sent] of Object.entries(besideReason(reason))) expectIgnored(context, record, name, sent, read);
  return record;
}
