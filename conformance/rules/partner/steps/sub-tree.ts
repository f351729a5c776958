import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { FLAGS } from './attributes.ts';
import {
  createOrganisation,
  createPartner,
  findCreated,
  idOf,
  plainOrganisation,
  recordOfNew,
  type Creation,
} from './create.ts';
import { documentWith, WRITABLE } from './documents.ts';
import { assumeMayCreate } from './may.ts';
import { askRead } from './reads.ts';
import { assumeAccepted, assumeRecord, changePartner, readPartner, recordIn, type PartnerRecord } from './requests.ts';

/** A person in a unit of an organisation, all of them created by the suite, and what was read while each of them was blocked. */
export interface SubTree {
  /** What the unit was given, and what it was given instead when the person was there. */
  unit: Readonly<Record<'former' | 'later', PartnerRecord>>;
  /** The creation of the person, its first read, the change that blocks it, accepted or not, and the read after it. */
  person: Readonly<Record<'creation' | 'read' | 'change' | 'blocked', Answer>>;
  /** Reads of those below, by who was blocked; undefined of one whose creation was refused. */
  below: Readonly<Record<string, Answer | undefined>>;
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
 */
export function blockSubTree(context: StepContext): Promise<SubTree> {
  return context.once('sub-tree blocked', async (step) => {
    const plain = await plainOrganisation(step);
    const top = idOf(plain, await recordOfNew(step, plain));
    const given = (mark: string) => documentWith(mark, 0, INHERITED);
    const unit = await grow(step, await createOrganisation(step, given, { parent: top }));
    const person = await grow(step, await createPartner(step, {}, { parent: unit.id }));
    const before = person.read;
    const read = (id: string) => readPartner(step, id);
    const readBlocked = (id: string) => step.poll(() => read(id), isBlocked);
    assume(
      !isBlocked(before),
      'needs a parent that is not blocked, nor anybody above; see fixtures.partner.parentPartnerId',
    );

    const later = documentWith(unit.creation.mark, 1, INHERITED);
    assumeAccepted(await changePartner(step, unit.id, later), 'a PATCH of an own unit');
    await setBlock(step, top, true);
    const blocked = { parent: await readBlocked(unit.id), grandparent: await readBlocked(person.id) };
    const late = await createPartner(step, {}, { parent: top });
    const created = SUCCESS.has(late.status) ? await findCreated(step, late) : undefined;
    const isShown = created === undefined || isBlocked(created);
    const createdBelow = isShown ? created : await readBlocked(idOf(late, recordIn(created) ?? {}));
    await setBlock(step, top, false);
    const lifted = await step.poll(
      () => read(person.id),
      (answer) => !isBlocked(answer),
    );
    const own = await block(step, person.id, true);
    return {
      unit: { former: unit.creation.sent, later },
      person: { creation: person.creation, read: before, change: own.answer, blocked: own.read },
      below: {
        'no block': before,
        'parent blocked': blocked.parent,
        'grandparent blocked': blocked.grandparent,
        'created below a blocked parent': createdBelow,
        'block lifted': lifted,
        'itself blocked': own.read,
      },
      takeover: await step.poll(
        () => askRead(step, 'uebernahmeStatus', { other: person.id }),
        (answer) => recordIn(answer)?.['gesperrt'] === true,
      ),
    };
  });
}

async function grow(step: StepContext, creation: Creation): Promise<{ creation: Creation; id: string; read: Answer }> {
  await assumeMayCreate(step, creation);
  assumeAccepted(creation, 'a creation below an own organisation');
  const read = await findCreated(step, creation);
  return { creation, id: idOf(creation, assumeRecord(read, 'the new partner')), read };
}

async function block(step: StepContext, id: string, gesperrt: boolean) {
  const answer = await changePartner(step, id, { gesperrt });
  const isSet = (read: Answer) => recordIn(read)?.['gesperrt'] === gesperrt;
  const read = await step.poll(() => readPartner(step, id), isSet);
  return { answer, read, isSet: isSet(read) };
}

async function setBlock(step: StepContext, id: string, gesperrt: boolean): Promise<void> {
  const { answer, isSet } = await block(step, id, gesperrt);
  assumeAccepted(answer, 'a PATCH of gesperrt');
  assume(isSet, `needs a PATCH of gesperrt that can be read; sent was ${gesperrt}`);
}
