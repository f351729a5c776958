import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
import { assumeAccepted, changePartner, readPartner, recordIn } from './requests.ts';
import { sameValue } from './attributes.ts';
import { changeablePartner, putBack } from './changeable.ts';
import { createPartner } from './create.ts';
import { assumeMayChange, assumeMayCreate, refusesCaller } from './may.ts';
import { VALIDATED, type Validated } from './values.ts';

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
 * Makes sure that a bad value was refused, which another rule judges.
 *
 * @throws Inconclusive when it was answered with another status than 400
 */
export function assumeRefused({ status }: Answer): void {
  assume(status === 400, `needs a refusal (400), got ${status}`);
}

/** A PATCH with a bad value, and the read after it. */
export interface BadChange {
  /** The partner that was changed. */
  id: string;
  /** The value that was there before. */
  good: unknown;
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
    const former = isSet ? present : good;
    let isUntouched = false;
    try {
      const accepted = await changePartner(step, partner.id, { [name]: former });
      isUntouched = refusesCaller(accepted);
      assumeMayChange(accepted, partner.setting);
      assumeAccepted(accepted, `a PATCH with a good ${name}`);
      const answer = await changePartner(step, partner.id, { [name]: bad });
      const after = await readPartner(step, partner.id);
      const record = recordIn(after);
      isUntouched = isSet && answer.status === 400 && sameValue(record?.[name], present);
      return { id: partner.id, good: former, answer, after };
    } finally {
      if (!isUntouched) await putBack(step, partner, name);
    }
  });
}
