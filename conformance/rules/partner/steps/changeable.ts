import { Inconclusive, assume, SUCCESS, type StepContext, type Answer } from '../../engine.ts';
import { createPartner, idOf, readCreated } from './create.ts';
import { assumeMayCreate, assumeMayChange, refusesCaller } from './may.ts';
import { assumeAccepted, assumeRecord, changePartner, readPartner, recordIn, type PartnerRecord } from './requests.ts';
import { former, settle } from './settle.ts';

/** A person whom rules may change, with the record from before the first change. */
export interface Changeable {
  id: string;
  original: PartnerRecord;
  /** The setting that names the person, or the parent of one that the suite has created. */
  setting: string;
}

/**
 * The person whom rules about PATCH change: the one of the configuration when it is marked with mayChange, otherwise
 * one that the suite creates. Whether the former is as it was is seen to when all rules are judged.
 *
 * @throws Inconclusive when the configuration allows neither
 */
export function changeablePartner(context: StepContext): Promise<Changeable> {
  return context.once('changeable partner', async (step) => {
    const { partnerId, parentPartnerId, mayChange } = step.config.fixtures?.partner ?? {};
    if (partnerId !== undefined && mayChange === true) {
      const setting = 'fixtures.partner.partnerId';
      const original = assumeRecord(await readPartner(step, partnerId), setting);
      if (original['typ'] !== 'ORGANISATION') {
        step.cleanup(() => settle(step, partnerId, original));
        return { id: partnerId, original, setting };
      }
    }
    if (parentPartnerId !== undefined) return ownPartner(step);
    throw new Inconclusive(
      'supply fixtures.partner.parentPartnerId, below which a partner can be created, or as fixtures.partner.partnerId ' +
        'a person that may be changed, with fixtures.partner.mayChange: true',
    );
  });
}

/** Puts attributes back as they were; what was not set is deleted by an empty string. */
export async function putBack(context: StepContext, partner: Changeable, ...names: readonly string[]): Promise<void> {
  // When this fails on a person of the configuration, the check in the end tries it again; an own one is blocked then.
  await changePartner(context, partner.id, former(partner.original, {}, names)).catch(() => undefined);
}

async function ownPartner(step: StepContext): Promise<Changeable> {
  const creation = await createPartner(step, (mark) => ({
    anrede: 'FRAU',
    titelFunktion: 'Beraterin',
    geburtsdatum: '1990-02-01',
    email: `${mark}@example.net`,
    telefonnummer: '+49 30 5550100',
    anschrift: { strasse: 'Musterweg', hausnummer: '1', plz: '10115', ort: 'Berlin' },
  }));
  await assumeMayCreate(step, creation);
  assumeAccepted(creation, 'a creation');
  const original = await readCreated(step, creation);
  return { id: idOf(creation, original), original, setting: 'fixtures.partner.parentPartnerId' };
}

/**
 * The partner, once it is shown that PATCH works on it: what is then refused or not stored is so for its own sake. Nothing but
 * titelFunktion is changed, and put back.
 *
 * @throws Inconclusive when the caller may not change the partner, or a good change is refused or does not show
 */
export function provenChangeable(context: StepContext): Promise<Changeable> {
  return context.once('titelFunktion changed', async (step) => {
    const partner = await changeablePartner(step);
    const titelFunktion = `Conformance ${step.uuid().slice(0, 5)}`;
    let mayHaveChanged = true;
    try {
      const answer = await changePartner(step, partner.id, { titelFunktion });
      const { status } = answer;
      mayHaveChanged = !refusesCaller(answer);
      assumeMayChange(answer, partner.setting);
      const isSet = (read: Answer) => recordIn(read)?.['titelFunktion'] === titelFunktion;
      const isStored = SUCCESS.has(status) && isSet(await step.poll(() => readPartner(step, partner.id), isSet));
      assume(
        isStored,
        `needs a PATCH of titelFunktion that is accepted and can be read; it was answered with ${status}`,
      );
      return partner;
    } finally {
      if (mayHaveChanged) await putBack(step, partner, 'titelFunktion');
    }
  });
}
