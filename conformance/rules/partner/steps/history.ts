import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { RIGHTS, sameValue } from './attributes.ts';
import { heldRights } from './caller-rights.ts';
import { createWith, idOf, recordOfNew, type BesidesName, type Creation } from './create.ts';
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
  type Typ,
} from './documents.ts';
import { assumeMayChange } from './may.ts';
import {
  assumeAccepted,
  assumeRecord,
  changePartner,
  readPartner,
  recordIn,
  type PartnerRecord,
  type Sending,
} from './requests.ts';
import { valueOf } from './values.ts';

/** One change of an own partner, and the records around it. */
export interface Chapter {
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
  created: PartnerRecord;
  chapters: ReadonlyMap<string, Chapter>;
}

/** The partner as the next chapter finds it. */
interface Own {
  mark: string;
  record: PartnerRecord;
  rights: readonly string[];
  uuid(): string;
}

interface Plot {
  typ: Typ;
  /** What the creation sends besides a name. */
  create: BesidesName;
  /** How everything is sent; as JSON by default. */
  sending?: Sending;
  /** What each chapter sends, in their order. */
  chapters: Readonly<Record<string, (own: Own) => PartnerRecord>>;
}

/** No partner has this typ. */
export const BAD_TYP = 'XX';

const second = ({ mark }: Own, paths: readonly string[]) => documentWith(mark, 1, paths);

/** What goes with attributes that are to be ignored: what a change without any other is answered is open (P154). */
const beside = ({ record, mark }: Own): PartnerRecord => {
  const [first, other] = valuesOf(mark)['faxnummer'] ?? [];
  return { faxnummer: record['faxnummer'] === first ? other : first };
};
const readOnly = (own: Own) => ({
  ...beside(own),
  id: own.uuid(),
  gesperrtTransitiv: own.record['gesperrtTransitiv'] !== true,
});

const allBut = (typ: Typ, ...left: readonly string[]) => WRITABLE[typ].filter((path) => !left.includes(path));

/** The same document with its attributes the other way round. */
const inReverse = (document: PartnerRecord) => ({ json: Object.fromEntries(Object.entries(document).reverse()) });

const PLOTS = {
  PERSON: {
    typ: 'PERSON',
    create: (mark) => ({ typ: 'PERSON', ...documentWith(mark, 0, WRITABLE.PERSON) }),
    chapters: {
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
      members: ({ mark }) => mixedGroups(mark, 1),
      'read-only': readOnly,
      typ: (own) => ({ ...beside(own), typ: 'ORGANISATION' }),
      'bad typ': (own) => ({ ...beside(own), typ: BAD_TYP }),
      'empty groups': () => documentOfAll('', attributesOf('P155')),
      'groups again': (own) => second(own, GROUPED),
      empty: () => documentOfAll('', attributesOf('P33')),
      // The name comes back with it, without which nobody would know the partner as an own one.
      'empty words': ({ mark }) => ({ ...documentOfAll('', attributesOf('P158')), firmennameZusatz: mark }),
      flag: () => ({ gehoertZuKreditinstitut: true }),
      'empty flag': () => ({ gehoertZuKreditinstitut: '' }),
    },
  },
  ORGANISATION: {
    typ: 'ORGANISATION',
    create: (mark) => documentWith(mark, 0, WRITABLE.ORGANISATION),
    chapters: {
      unblocked: () => ({ gesperrt: false }),
      changed: (own) => second(own, allBut('ORGANISATION', 'gesperrt')),
      'read-only': readOnly,
      typ: (own) => ({ ...beside(own), typ: 'PERSON' }),
      foreign: (own) => ({ ...beside(own), ...second(own, attributesOf('P29')) }),
      rights: (own) => ({ ...beside(own), ...documentOfAll(true, own.rights) }),
      'foreign values': (own) => ({ ...beside(own), ...FOREIGN_VALUES }),
      // Last, since what else can be changed of a blocked partner is open (P125).
      blocked: () => ({ gesperrt: true }),
      'empty block': () => ({ gesperrt: '' }),
    },
  },
  'ORGANISATION in reverse': {
    typ: 'ORGANISATION',
    sending: { write: inReverse },
    create: (mark) => documentWith(mark, 1, WRITABLE.ORGANISATION),
    chapters: { changed: (own) => documentWith(own.mark, 0, allBut('ORGANISATION', 'gesperrt')) },
  },
  'PERSON with rights': {
    typ: 'PERSON',
    create: (mark, _, rights) => personWith(mark, true, rights),
    chapters: {
      kept: ({ mark }) => documentWith(mark, 0, ['anrede', 'geburtsdatum']),
      denied: ({ rights }) => documentOfAll(false, rights),
      'empty rights': ({ rights }) => documentOfAll('', rights),
    },
  },
  'PERSON without rights': {
    typ: 'PERSON',
    create: (mark, _, rights) => ({ ...personWith(mark, false, rights), externePartnerId: `A/b-ü ${mark}` }),
    chapters: {
      kept: (own) => ({ ...beside(own), externePartnerId: `ü-b/A ${own.mark}` }),
      granted: ({ rights }) => documentOfAll(true, rights),
    },
  },
} satisfies Readonly<Record<string, Plot>>;
export type Hero = keyof typeof PLOTS;

/** A person with the values that the other one is not created with. */
function personWith(mark: string, value: boolean, rights: readonly string[]): PartnerRecord {
  return {
    typ: 'PERSON',
    ...documentWith(mark, 1, ['anrede', 'geburtsdatum']),
    ...documentOfAll(value, rights),
  };
}

/** The creation with which a history begins, whether it was accepted or not. */
export function beginning(context: StepContext, hero: Hero): Promise<Creation> {
  const { typ, create, sending }: Plot = PLOTS[hero];
  return createWith(context, `own ${hero}`, typ, create, sending);
}

/**
 * An own partner and all that was done to it, which takes place once.
 *
 * @throws Inconclusive when the caller may not create or change it
 */
export function historyOf(context: StepContext, hero: Hero): Promise<History> {
  return context.once(`history of an own ${hero}`, async (step) => {
    const creation = await beginning(step, hero);
    const created = await recordOfNew(step, creation);
    const [id, { mark }] = [idOf(creation, created), creation];
    const rights = (await heldRights(step)).names;
    const chapters = new Map<string, Chapter>();
    const unshown = new Set<string>();
    let record = created;
    const { chapters: plot, sending }: Plot = PLOTS[hero];
    for (const [name, write] of Object.entries(plot)) {
      const sent = write({ mark, record, rights, uuid: () => step.uuid() });
      const chapter = await change(step, id, sent, record, unshown, sending);
      if (chapters.size === 0) assumeMayChange(chapter.answer, 'fixtures.partner.parentPartnerId');
      chapters.set(name, chapter);
      record = chapter.after;
    }
    return { id, creation, created, chapters };
  });
}

/** The record of an own partner at the end of its history. */
export async function lastOf(context: StepContext, hero: Hero): Promise<PartnerRecord> {
  const { created, chapters } = await historyOf(context, hero);
  return [...chapters.values()].at(-1)?.after ?? created;
}

/** A chapter of a history, whether its change was accepted or not. */
export async function chapterOf(context: StepContext, hero: Hero, name: string): Promise<Chapter> {
  const chapter = (await historyOf(context, hero)).chapters.get(name);
  assume(chapter, `there is no chapter «${name}»`);
  return chapter;
}

/**
 * A chapter whose change was accepted.
 *
 * @throws Inconclusive when it was not, which another rule judges
 */
export async function acceptedChapter(context: StepContext, hero: Hero, name: string): Promise<Chapter> {
  const chapter = await chapterOf(context, hero, name);
  assumeAccepted(chapter.answer, `a PATCH of ${Object.keys(chapter.sent).slice(0, 3).join(', ')}`);
  return chapter;
}

/**
 * Changes an own partner, and reads it until it shows that.
 *
 * @param unshown - attributes that were waited for in vain before, to which those of this change are added
 */
async function change(
  step: StepContext,
  id: string,
  sent: PartnerRecord,
  before: PartnerRecord,
  unshown: Set<string>,
  sending: Sending | undefined,
): Promise<Chapter> {
  const answer = await changePartner(step, id, sent, sending);
  const isRead = (read: Answer) => {
    const record = recordIn(read);
    if (!SUCCESS.has(answer.status)) return true;
    return record !== undefined && unshownIn(record, sent).every((path) => unshown.has(path));
  };
  const read = await step.poll(() => readPartner(step, id), isRead);
  const after = assumeRecord(read, 'the changed partner');
  if (SUCCESS.has(answer.status)) for (const path of unshownIn(after, sent)) unshown.add(path);
  return { sent, before, answer, after, read };
}

/** What a record does not show of what was sent, as far as it can be waited for: a right without a value has its default. */
function unshownIn(record: PartnerRecord, sent: PartnerRecord): string[] {
  const writable = record['typ'] === 'ORGANISATION' ? WRITABLE.ORGANISATION : [...WRITABLE.PERSON, ...RIGHTS];
  const isShown = (path: string) => {
    const [group = ''] = path.split('.');
    const [wanted, value] = [sent[group] === '' ? '' : valueOf(sent, path), valueOf(record, path)];
    if (wanted === '') return RIGHTS.includes(path) || value === undefined || value === null || value === false;
    return wanted === undefined || sameValue(value, wanted) || (wanted === false && value === undefined);
  };
  return writable.filter((path) => !isShown(path));
}
