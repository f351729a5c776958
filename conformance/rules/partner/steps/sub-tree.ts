import { assume, needsWrites, NotApplicable, type Answer, type StepContext, type Context } from '../../engine.ts';
import { FLAGS, sameValue, show, valueOf, recordIn, assumeRecord, type PartnerRecord } from './attributes.ts';
import { combined, createBelow, plainOrganisation, type Combined } from './combined.ts';
import {
  assumeMayCreate,
  createOrganisation,
  createPartner,
  findCreated,
  idOfNew,
  plainCreation,
  recordOfNew,
  type Creation,
} from './create.ts';
import { documentWith, WRITABLE, type Typ } from './documents.ts';
import { historyOf, unshownIn, changesOf } from './history.ts';
import type { OwnPartner } from './scenarios.ts';
import { askRead, plainRead } from './reads.ts';
import { assumeAccepted, changePartner, readPartner } from './requests.ts';
import { entryOf } from '../../steps/entry-of.ts';
import { tried } from '../../steps/tried.ts';
import type { Judge } from './declare.ts';
import { LISTS } from '../../../../generated/platform.ts';
import { allCreated } from './plain.ts';

/** A person in a unit of an organisation, all of them created by the suite, and the reads while each of them was blocked. */
interface SubTree {
  /** The record of each own partner after its last change, and a read of it after all changes of the others. */
  lasting: Readonly<Record<Typ, readonly { left: PartnerRecord; read: Answer }[]>>;
  /** The values that the unit was created with, and those that replaced them once the person existed. */
  unit: Readonly<Record<'former' | 'later', PartnerRecord>>;
  /** The creation of the person, the change that blocks it, accepted or not, and the read after it. */
  person: Readonly<Record<'creation' | 'change' | 'blocked', Answer>>;
  /** The reads by what was blocked; empty if the creation was refused. */
  below: Readonly<Record<string, readonly Answer[]>>;
  /** The takeover status of the blocked person. */
  takeover: Answer;
  /** The change of all attributes of that person except the block, accepted or not, and the read after it. */
  whileBlocked: Readonly<Record<'change' | 'read', Answer>>;
}

/** The texts of a unit that persons have, too; not its flags, whose meaning for persons is open. */
const INHERITED = WRITABLE.ORGANISATION.filter((path) => WRITABLE.PERSON.includes(path) && !FLAGS.includes(path));

const isBlocked = (answer: Answer) => recordIn(answer)?.['gesperrtTransitiv'] === true;

/**
 * Creates the tree, and blocks its partners one after the other.
 *
 * @throws Inconclusive when the caller may not make such a tree, or the parent of the configuration is blocked
 * @throws Skipped when writes are not allowed
 */
export function blockSubTree(context: StepContext): Promise<SubTree> {
  if (!context.mayWrite) throw needsWrites('a partner that is created and blocked');
  return context.once('sub-tree blocked', async (step) => {
    const plain = await plainCreation(step);
    const known = await recordOfNew(step, plain);
    const isParentFree = async () =>
      isFree(recordIn(await plainRead(step, 'partner', step.fixture('partner', 'parentPartnerId'))));
    const isFreeAbove = known['gesperrtTransitiv'] !== true || (await isParentFree());
    assume(isFreeAbove, 'needs a parent that is not blocked, nor anybody above; see fixtures.partner.parentPartnerId');
    const above = await plainOrganisation(step);
    const top = await idOfNew(step, above);
    const { unit, person } = await grow(step, top);
    const [unitId, personId] = [await idOfNew(step, unit), await idOfNew(step, person.creation)];
    const read = (id: string) => readPartner(step, id);
    const readBlocked = (id: string) => step.poll(() => read(id), isBlocked);
    const left = {
      top: await leftAs(step, 'ORGANISATION in reverse', above),
      unit: await leftAs(step, 'ORGANISATION', unit),
    };
    assume(left.unit['gesperrt'] !== true, 'needs a PATCH of gesperrt that lifts a block');

    const later = documentWith(unit.mark, 1, INHERITED);
    assumeAccepted(await changePartner(step, unitId, later), 'a PATCH of an own unit');
    // Block the person first, so that its own block hides no block from above.
    const own = await block(step, personId, true);
    const itself = await setBlock(step, top, true);
    const blocked = { parent: await readBlocked(unitId), grandparent: await readBlocked(personId) };
    await setBlock(step, top, false);
    const readLifted = (id: string, sent: PartnerRecord) =>
      step.poll(
        () => read(id),
        (answer) => !isBlocked(answer) && unshownIn(recordIn(answer), sent).length === 0,
      );
    const lifted = {
      parent: await readLifted(unitId, later),
      grandparent: await readLifted(personId, { gesperrt: own.isSet }),
    };
    const beside = await findCreated(step, plain);
    const others = WRITABLE.PERSON.filter((path) => path !== 'gesperrt');
    const personLeft = { ...(await recordOfNew(step, person.creation)), gesperrt: own.isSet };
    return {
      lasting: {
        PERSON: [
          { left: known, read: beside },
          { left: personLeft, read: lifted.grandparent },
        ],
        ORGANISATION: [
          { left: { ...left.top, gesperrt: true }, read: itself },
          { left: { ...left.unit, ...later }, read: lifted.parent },
        ],
      },
      unit: { former: unit.sent, later },
      person: { creation: person.creation, change: own.answer, blocked: own.read },
      below: {
        'no block': [beside],
        'parent blocked': [blocked.parent],
        'grandparent blocked': [blocked.grandparent],
        'created below a blocked parent': person.belowBlock === undefined ? [] : [person.belowBlock],
        'block lifted': [lifted.parent, lifted.grandparent],
        'itself blocked': [...(left.top['gesperrt'] === true ? [] : [own.read]), itself],
      },
      takeover: await step.poll(
        () => askRead(step, 'uebernahmeStatus', { other: personId }),
        (answer) => recordIn(answer)?.['gesperrt'] === true,
      ),
      // Last, since the values that it gives the person would look inherited.
      whileBlocked: {
        change: await changePartner(step, personId, documentWith(person.creation.mark, 0, others)),
        // A replica may not show the block yet.
        read: await step.poll(
          () => read(personId),
          (answer) => recordIn(answer)?.['gesperrt'] === true || recordIn(own.read)?.['gesperrt'] !== true,
        ),
      },
    };
  });
}

/** Tells whether a record says that neither the partner nor a superior is blocked. */
const isFree = (record: PartnerRecord | undefined) =>
  record?.['gesperrtTransitiv'] === false && record['gesperrt'] !== true;

/** The record of an own organisation after the changes of other rules, or else after its creation, without a block. */
async function leftAs(step: StepContext, partner: OwnPartner, creation: Creation): Promise<PartnerRecord> {
  const history = await tried(historyOf(step, partner));
  return history?.creation === creation ? history.last : { ...(await recordOfNew(step, creation)), gesperrt: false };
}

/** A unit that was created blocked, and a person in it: those of other rules after all their changes, or new ones. */
async function grow(step: StepContext, top: string): Promise<{ unit: Creation; person: Combined }> {
  if ((await combined(step, 'organisation above')) !== undefined) await historyOf(step, 'ORGANISATION in reverse');
  const known = await combined(step, 'unit');
  if (known !== undefined) await historyOf(step, 'ORGANISATION');
  const inside = await combined(step, 'person in the unit');
  if (known !== undefined && inside !== undefined) return { unit: known.creation, person: inside };
  const given = (mark: string) => ({ ...documentWith(mark, 0, INHERITED), gesperrt: true });
  const unit = await mayCreate(step, await createOrganisation(step, given, { parent: top }));
  const person = await createBelow(step, unit, (place) => createPartner(step, {}, place));
  await mayCreate(step, person.creation);
  await setBlock(step, await idOfNew(step, unit), false);
  return { unit, person };
}

async function mayCreate(step: StepContext, creation: Creation): Promise<Creation> {
  await assumeMayCreate(step, creation);
  assumeAccepted(creation, 'a creation below an own organisation');
  return creation;
}

async function block(step: StepContext, id: string, gesperrt: boolean) {
  const answer = await changePartner(step, id, { gesperrt });
  // A read may omit `false` (P62).
  const isSet = (read: Answer) => (recordIn(read)?.['gesperrt'] ?? false) === gesperrt;
  // No superior is blocked; it may take longer until that shows, too.
  const isShown = (one: Answer) => isSet(one) && !isBlocked(one);
  const read = await step.poll(() => readPartner(step, id), isShown);
  return { answer, read, isSet: isSet(read) };
}

async function setBlock(step: StepContext, id: string, gesperrt: boolean): Promise<Answer> {
  const { answer, read, isSet } = await block(step, id, gesperrt);
  assumeAccepted(answer, 'a PATCH of gesperrt');
  assume(isSet, `needs a PATCH of gesperrt that can be read; sent was ${gesperrt}`);
  return read;
}

const SETTING = 'fixtures.partner.belowBlockedPartnerId';

/** The read of the partner that the operator names for a place; undefined for other places, or if writes show more. */
async function givenAt(context: StepContext, values: string): Promise<Answer | undefined> {
  const id = context.config.fixtures?.partner?.belowBlockedPartnerId;
  if (context.mayWrite || id === undefined || values !== 'parent blocked') return undefined;
  const answer = await plainRead(context, 'partner', id);
  assume(answer.status === 200, `needs a read of ${SETTING} that answers 200, got ${answer.status}`);
  return answer;
}

/** Judges whether gesperrtTransitiv of a partner of the own tree shows a block above; a read may omit `false` (P62). */
export const expectBlockedAbove =
  (isBlocked: boolean): Judge =>
  async (context, { values = '' }) => {
    const given = await givenAt(context, values);
    const answers = given === undefined ? entryOf((await blockSubTree(context)).below, values) : [given];
    if (answers.length === 0) throw new NotApplicable('whether anybody can be created below a blocked partner is open');
    for (const answer of answers) {
      const value = assumeRecord(answer, 'the partner below')['gesperrtTransitiv'];
      const got = given === undefined ? show(value) : `${show(value)}; see ${SETTING}`;
      context.expect.that((value === true) === isBlocked, `gesperrtTransitiv ${isBlocked}`, got, answer);
    }
  };

/** The reads that show how gesperrt would be without a block above. */
const BESIDE: Readonly<Record<string, string>> = {
  'parent blocked': 'block lifted',
  'created below a blocked parent': 'no block',
};

/** Judges that a block above does not set gesperrt of a partner that is not blocked itself. */
export const expectNotBlocked: Judge = async (context, { values = '' }) => {
  const { below } = await blockSubTree(context);
  const [answer, beside] = [values, entryOf(BESIDE, values)].map((name) => entryOf(below, name)[0]);
  if (answer === undefined || beside === undefined)
    throw new NotApplicable('whether anybody can be created below a blocked partner is open');
  const [value, other] = [answer, beside].map((one) => assumeRecord(one, 'a partner below')['gesperrt']);
  assume(other !== true, 'needs a partner that is not marked as blocked where nobody is blocked above');
  context.expect.that(value !== true, 'gesperrt not to be true', show(value), answer);
};

function documentsSent(context: StepContext): Promise<readonly PartnerRecord[]> {
  return context.once('documents sent', async (step) => {
    const all: PartnerRecord[] = [];
    for (const typ of LISTS.typ) {
      for (const { sent } of [...((await tried(allCreated(step, typ))) ?? []), ...(await changesOf(step, typ))])
        all.push(sent);
    }
    return all;
  });
}

/**
 * Judges that reads of own partners show their last state, whatever was sent for other partners since: an attribute neither loses a value that
 * was sent for it nor takes one that was sent for another partner. Which other values the service sets is open (P133).
 */
export async function expectLasting(context: Context, typ: Typ, path: string): Promise<void> {
  // What a flag of a unit means for the persons in it is open.
  if (typ === 'PERSON' && path === 'gehoertZuKreditinstitut') return;
  const lasting = (await tried(blockSubTree(context)))?.lasting[typ] ?? [];
  const sent = lasting.length === 0 ? [] : await documentsSent(context);
  const isSent = (value: unknown) => sent.some((document) => sameValue(valueOf(document, path), value));
  for (const { left, read } of lasting) {
    const [former, value] = [left, assumeRecord(read, 'an own partner')].map((record) => valueOf(record, path));
    const [known, shown] = [former ?? false, value ?? false];
    const isKept = sameValue(shown, known) || !(isSent(known) || isSent(shown));
    context.expect.that(isKept, `${path} to stay ${show(former)}`, show(value), read);
  }
}
