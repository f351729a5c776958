import { randomUUID } from 'node:crypto';
import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { assume } from '../../../kit/outcome.ts';
import { changeablePartner, putBack, type Changeable } from './changeable.ts';
import { assumeRecord, changePartner, readPartner, type PartnerRecord } from './requests.ts';

/** One change of titelFunktion, with the records around it. */
export interface TitleChange {
  partner: Changeable;
  /** The value that was sent. */
  sent: string;
  before: PartnerRecord;
  answer: Answer;
  /** The first read that showed the value, or the last one before patience ended. */
  after: Answer;
}

const titleIn = (answer: Answer) => (answer.json() as PartnerRecord | null | undefined)?.['titelFunktion'];

/** Changes nothing but titelFunktion, reads the partner, and puts the old value back. */
export function changeTitle(context: StepContext): Promise<TitleChange> {
  return context.once('titelFunktion changed', async (step) => {
    const partner = await changeablePartner(step);
    const before = assumeRecord(await readPartner(step, partner.id), 'the partner to change');
    const sent = newTitle();
    try {
      const answer = await changePartner(step, partner.id, { titelFunktion: sent });
      const read = () => readPartner(step, partner.id);
      const after = SUCCESS.has(answer.status) ? await step.poll(read, (one) => titleIn(one) === sent) : await read();
      return { partner, sent, before, answer, after };
    } finally {
      await putBack(step, partner, 'titelFunktion');
    }
  });
}

/**
 * The partner, once it is shown that PATCH works on it: what is then refused or not stored is so for its own sake.
 *
 * @throws Inconclusive when a good change is refused or does not show
 */
export async function provenChangeable(context: StepContext): Promise<Changeable> {
  const { partner, sent, answer, after } = await changeTitle(context);
  assume(
    SUCCESS.has(answer.status) && titleIn(after) === sent,
    `needs a PATCH of titelFunktion that is accepted and can be read; it was answered with ${answer.status}`,
  );
  return partner;
}

/** A deletion of titelFunktion by an empty string, with what could be read afterwards. */
export interface TitleDeletion {
  answer: Answer;
  /** The first read that no longer showed the value, or the last one before patience ended. */
  after: PartnerRecord;
  /** The value that was to be deleted. */
  deleted: string;
}

/**
 * Gives titelFunktion a value, deletes it by an empty string, reads the partner, and puts the old value back.
 *
 * @throws Inconclusive when the value cannot be set first
 */
export function deleteTitle(context: StepContext): Promise<TitleDeletion> {
  return context.once('titelFunktion deleted', async (step) => {
    const partner = await provenChangeable(step);
    const deleted = newTitle();
    const read = () => readPartner(step, partner.id);
    try {
      const set = await changePartner(step, partner.id, { titelFunktion: deleted });
      const shown = await step.poll(read, (one) => !SUCCESS.has(set.status) || titleIn(one) === deleted);
      assume(
        titleIn(shown) === deleted,
        `needs a titelFunktion that can be set and read; the PATCH was answered with ${set.status}`,
      );
      const answer = await changePartner(step, partner.id, { titelFunktion: '' });
      const after = await step.poll(read, (one) => !SUCCESS.has(answer.status) || titleIn(one) !== deleted);
      return { answer, deleted, after: assumeRecord(after, 'the changed partner') };
    } finally {
      await putBack(step, partner, 'titelFunktion');
    }
  });
}

function newTitle(): string {
  return `Conformance ${randomUUID().slice(0, 8)}`;
}
