import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { assume } from '../../../kit/outcome.ts';
import { assumeAccepted, changePartner, readPartner, recordIn } from './requests.ts';
import { sameValue } from './attributes.ts';
import { changeablePartner, putBack } from './changeable.ts';
import { createPartner } from './create.ts';
import { assumeMayChange, assumeMayCreate, refusesCaller } from './may.ts';
import { VALIDATED, type Validated } from './values.ts';

/** The statuses that refuse a value; D3 gives the first one. */
export const REFUSED: readonly number[] = [400, 422];

/**
 * Asks for a partner with one bad value, after the same document with good values was accepted.
 *
 * @throws Inconclusive when the good values are refused
 */
export async function createWithBad(context: StepContext, name: Validated): Promise<Answer> {
  const good = { typ: VALIDATED.typ.good, anrede: VALIDATED.anrede.good, geburtsdatum: VALIDATED.geburtsdatum.good };
  const accepted = await context.once('partner created: good values', (step) => createPartner(step, good));
  await assumeMayCreate(context, accepted);
  assumeAccepted(accepted, 'a creation with good values');
  return context.once(`partner created: bad ${name}`, (step) =>
    createPartner(step, { ...good, [name]: VALIDATED[name].bad }),
  );
}

/**
 * Makes sure that a bad value was not accepted, so that the status of the answer says how it was refused.
 *
 * @throws Inconclusive when it was accepted (2xx), which another rule judges
 */
export function assumeNotAccepted({ status }: Answer): void {
  assume(!SUCCESS.has(status), `needs a bad value that is not accepted, got ${status}`);
}

/** A PATCH with a bad value, and the read after it. */
export interface BadChange {
  /** The value that was sent. */
  bad: string;
  answer: Answer;
  after: Answer;
}

/**
 * Sends one bad value to a partner, after a good value of the same attribute was accepted, and puts back what changed.
 *
 * @throws Inconclusive when the good value is refused
 */
export function changeToBad(context: StepContext, name: 'anrede' | 'geburtsdatum'): Promise<BadChange> {
  return context.once(`partner changed: bad ${name}`, async (step) => {
    const partner = await changeablePartner(step);
    const { good, bad } = VALIDATED[name];
    const present = partner.original[name];
    const isSet = typeof present === 'string' && present !== '';
    let isUntouched = false;
    try {
      const accepted = await changePartner(step, partner.id, { [name]: isSet ? present : good });
      isUntouched = refusesCaller(accepted);
      assumeMayChange(accepted, partner.setting);
      assumeAccepted(accepted, `a PATCH with a good ${name}`);
      const answer = await changePartner(step, partner.id, { [name]: bad });
      const after = await readPartner(step, partner.id);
      const record = recordIn(after);
      isUntouched = isSet && REFUSED.includes(answer.status) && sameValue(record?.[name], present);
      return { bad, answer, after };
    } finally {
      if (!isUntouched) await putBack(step, partner, name);
    }
  });
}
