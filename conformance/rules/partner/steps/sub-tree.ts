import { assume, needsWrites, type Answer, type StepContext } from '../../engine.ts';
import { FLAGS } from './attributes.ts';
import { combined, createBelow, plainOrganisation, type Combined } from './combined.ts';
import {
  createOrganisation,
  createPartner,
  findCreated,
  idOf,
  plainCreation,
  recordOfNew,
  type Creation,
} from './create.ts';
import { documentWith, WRITABLE, type Typ } from './documents.ts';
import { historyOf, lastOf, unshownIn, type OwnPartner } from './history.ts';
import { assumeMayCreate } from './may.ts';
import { askRead, plainRead } from './reads.ts';
import { assumeAccepted, changePartner, readPartner, recordIn, type PartnerRecord } from './requests.ts';
import { tried } from '../../steps/tried.ts';

/** A person in a unit of an organisation, all of them created by the suite, and what was read while each of them was blocked. */
export interface SubTree {
  /** What own partners were left as, and a read of each after all that was done to the others. */
  lasting: Readonly<Record<Typ, readonly { left: PartnerRecord; read: Answer }[]>>;
  /** What the unit was given, and what it was given instead when the person was there. */
  unit: Readonly<Record<'former' | 'later', PartnerRecord>>;
  /** The creation of the person, the change that blocks it, accepted or not, and the read after it. */
  person: Readonly<Record<'creation' | 'change' | 'blocked', Answer>>;
  /** Reads by who was blocked; none of one whose creation was refused. */
  below: Readonly<Record<string, readonly Answer[]>>;
  /** The takeover status of the person that is blocked. */
  takeover: Answer;
}

/** Texts that persons have, too; what a flag of a unit means for them is open. */
const INHERITED = WRITABLE.ORGANISATION.filter((path) => WRITABLE.PERSON.includes(path) && !FLAGS.includes(path));

const isBlocked = (answer: Answer) => recordIn(answer)?.['gesperrtTransitiv'] === true;

/**
 * Creates the tree, and blocks one after the other.
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
    assume(
      known['gesperrtTransitiv'] !== true || (await isParentFree()),
      'needs a parent that is not blocked, nor anybody above; see fixtures.partner.parentPartnerId',
    );
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
    // First the person, so that its own block hides none from above.
    const own = await block(step, personId, true);
    const itself = await setBlock(step, top, true);
    const blocked = { parent: await readBlocked(unitId), grandparent: await readBlocked(personId) };
    await setBlock(step, top, false);
    const readLifted = (id: string, sent: PartnerRecord) =>
      step.poll(
        () => read(id),
        (answer) => !isBlocked(answer) && unshownIn(recordIn(answer) ?? {}, sent).length === 0,
      );
    const lifted = {
      parent: await readLifted(unitId, later),
      grandparent: await readLifted(personId, { gesperrt: own.isSet }),
    };
    const beside = await findCreated(step, plain);
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
    };
  });
}

/** Tells whether a record says that neither the partner is blocked nor anybody above. */
const isFree = (record: PartnerRecord | undefined) =>
  record?.['gesperrtTransitiv'] === false && record['gesperrt'] !== true;

/** What an own organisation was left as by the changes of other rules, or else by its creation, and without a block. */
async function leftAs(step: StepContext, partner: OwnPartner, creation: Creation): Promise<PartnerRecord> {
  const history = await tried(historyOf(step, partner));
  return history?.creation === creation
    ? lastOf(step, partner)
    : { ...(await recordOfNew(step, creation)), gesperrt: false };
}

/** A unit that was created blocked, and a person in it: those of other rules, once these are done with them, or new ones. */
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

const idOfNew = async (step: StepContext, creation: Creation) => idOf(creation, await recordOfNew(step, creation));

async function block(step: StepContext, id: string, gesperrt: boolean) {
  const answer = await changePartner(step, id, { gesperrt });
  // What is false may be left out of a read (P62).
  const isSet = (read: Answer) => (recordIn(read)?.['gesperrt'] ?? false) === gesperrt;
  // Nobody is blocked above: that this shows, too, may take longer.
  const read = await step.poll(
    () => readPartner(step, id),
    (one) => isSet(one) && !isBlocked(one),
  );
  return { answer, read, isSet: isSet(read) };
}

async function setBlock(step: StepContext, id: string, gesperrt: boolean): Promise<Answer> {
  const { answer, read, isSet } = await block(step, id, gesperrt);
  assumeAccepted(answer, 'a PATCH of gesperrt');
  assume(isSet, `needs a PATCH of gesperrt that can be read; sent was ${gesperrt}`);
  return read;
}
