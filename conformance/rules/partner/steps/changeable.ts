import type { StepContext } from '../../../kit/context.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { Inconclusive } from '../../../kit/outcome.ts';
import { createPartner, identifiersOf, readCreated } from './create.ts';
import { assumeAccepted, assumeRecord, changePartner, readPartner, type PartnerRecord } from './requests.ts';

/** A person whom rules may change, with the record from before the first change. */
export interface Changeable {
  id: string;
  original: PartnerRecord;
}

/**
 * The person whom rules about PATCH change: the one of the configuration when it is marked with mayChange, otherwise
 * one that the suite creates.
 *
 * @throws Inconclusive when the configuration allows neither
 */
export function changeablePartner(context: StepContext): Promise<Changeable> {
  return context.once('changeable partner', async (step) => {
    const { partnerId, parentPartnerId, mayChange } = step.config.fixtures?.partner ?? {};
    if (partnerId !== undefined && mayChange === true) {
      const original = assumeRecord(await readPartner(step, partnerId), 'fixtures.partner.partnerId');
      if (original['typ'] !== 'ORGANISATION') return { id: partnerId, original };
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
  const document = Object.fromEntries(names.map((name) => [name, partner.original[name] ?? '']));
  const attempt = async () => {
    const { status } = await changePartner(context, partner.id, document);
    if (!SUCCESS.has(status)) throw new Error(`partner ${partner.id}: putting back ${names.join()} answered ${status}`);
  };
  try {
    await attempt();
  } catch {
    // Once more when everything is judged; if it fails again, the report says what is left behind.
    context.cleanup(attempt);
  }
}

async function ownPartner(step: StepContext): Promise<Changeable> {
  const creation = await createPartner(step, {
    anrede: 'FRAU',
    titelFunktion: 'Beraterin',
    geburtsdatum: '1990-02-01',
    email: 'conformance@example.org',
    telefonnummer: '+49 30 5550100',
    anschrift: { strasse: 'Musterweg', hausnummer: '1', plz: '10115', ort: 'Berlin' },
  });
  assumeAccepted(creation, 'a creation');
  const original = await readCreated(step, creation);
  const [first = ''] = identifiersOf(creation);
  return { id: typeof original['id'] === 'string' && original['id'] !== '' ? original['id'] : first, original };
}
