import { Inconclusive, type StepContext } from '../../engine.ts';
import { createPartner, idOf, readCreated } from './create.ts';
import { assumeMayCreate } from './may.ts';
import { assumeAccepted, assumeRecord, changePartner, readPartner, type PartnerRecord } from './requests.ts';
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
