import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
import { createOrganisation, type Creation } from './create.ts';
import { assumeMayCreate } from './may.ts';

/** Attributes that D3 lists for persons alone, with values that a person could have; for organisations alone there is none. */
export const OF_PERSONS: Readonly<Record<string, string>> = {
  vorname: 'Conformance',
  titelFunktion: 'Beraterin',
  geburtsdatum: '1990-02-01',
  mobilnummer: '+49 170 5550100',
};

/**
 * Creates an organisation whose document names attributes of a person, after the same document without them was accepted.
 *
 * @throws Inconclusive when an organisation cannot be created at all
 */
export async function createWithForeign(context: StepContext): Promise<Creation> {
  const plain = await context.once('organisation created', (step) => createOrganisation(step));
  await assumeMayCreate(context, plain);
  assume(plain.status === 201, `needs a creation of an organisation (201) to compare with, got ${plain.status}`);
  return context.once('organisation created: attributes of persons', (step) => createOrganisation(step, OF_PERSONS));
}
