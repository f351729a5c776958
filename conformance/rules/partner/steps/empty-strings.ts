import type { StepContext } from '../../../engine/context.ts';
import { createPartner, type Creation } from './create.ts';
import { assumeMayCreate } from './may.ts';
import { EMPTY } from './values.ts';

/**
 * Creates a partner whose document names attributes with an empty string.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export function createWithEmptyStrings(context: StepContext): Promise<Creation> {
  const empty = Object.fromEntries(EMPTY.map((name) => [name, '']));
  return context.once('partner created: empty strings', async (step) => {
    const creation = await createPartner(step, empty);
    await assumeMayCreate(step, creation);
    return creation;
  });
}
