import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { changeablePartner, putBack, type Changeable } from './changeable.ts';
import { assumeMayChange, refusesCaller } from './may.ts';
import { assumeRecord, changePartner, readPartner, recordIn, type PartnerRecord } from './requests.ts';

/** One value that titelFunktion was given, with the records around it. */
export interface TitleSetting {
  /** The value that was sent. */
  sent: string;
  before: PartnerRecord;
  answer: Answer;
  /** The first read that showed the value, or the last one before patience ended. */
  after: Answer;
}

/** The change of titelFunktion that rules about PATCH look at. */
export interface TitleChange extends TitleSetting {
  partner: Changeable;
  /** All that was set: where there was no value before, there are two, so that the last one overwrites one. */
  settings: readonly TitleSetting[];
}

const titleIn = (answer: Answer) => recordIn(answer)?.['titelFunktion'];

/**
 * Changes nothing but titelFunktion, reads the partner, and puts the old value back.
 *
 * @throws Inconclusive when the caller may not change the partner
 */
export function changeTitle(context: StepContext): Promise<TitleChange> {
  return context.once('titelFunktion changed', async (step) => {
    const partner = await changeablePartner(step);
    const before = assumeRecord(await readPartner(step, partner.id), 'the partner to change');
    let mayHaveChanged = true;
    try {
      const first = await setTitle(step, partner, before);
      mayHaveChanged = !refusesCaller(first.answer);
      assumeMayChange(first.answer, partner.setting);
      if (hasText(before['titelFunktion']) || !isStored(first)) return { ...first, partner, settings: [first] };
      const second = await setTitle(step, partner, assumeRecord(first.after, 'the changed partner'));
      return { ...second, partner, settings: [first, second] };
    } finally {
      if (mayHaveChanged) await putBack(step, partner, 'titelFunktion');
    }
  });
}

/** Tells whether a value was accepted and can be read. */
export function isStored({ sent, answer, after }: TitleSetting): boolean {
  return SUCCESS.has(answer.status) && titleIn(after) === sent;
}

/**
 * The partner, once it is shown that PATCH works on it: what is then refused or not stored is so for its own sake.
 *
 * @throws Inconclusive when a good change is refused or does not show
 */
export async function provenChangeable(context: StepContext): Promise<Changeable> {
  const change = await changeTitle(context);
  assume(
    isStored(change),
    `needs a PATCH of titelFunktion that is accepted and can be read; it was answered with ${change.answer.status}`,
  );
  return change.partner;
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
    try {
      const set = await setTitle(step, partner, partner.original);
      assume(
        titleIn(set.after) === set.sent,
        `needs a titelFunktion that can be set and read; the PATCH was answered with ${set.answer.status}`,
      );
      const answer = await changePartner(step, partner.id, { titelFunktion: '' });
      const read = () => readPartner(step, partner.id);
      const after = await step.poll(read, (one) => !SUCCESS.has(answer.status) || titleIn(one) !== set.sent);
      return { answer, deleted: set.sent, after: assumeRecord(after, 'the changed partner') };
    } finally {
      await putBack(step, partner, 'titelFunktion');
    }
  });
}

async function setTitle(step: StepContext, { id }: Changeable, before: PartnerRecord): Promise<TitleSetting> {
  const sent = `Conformance ${step.uuid().slice(0, 8)}`;
  const answer = await changePartner(step, id, { titelFunktion: sent });
  const read = () => readPartner(step, id);
  const after = SUCCESS.has(answer.status) ? await step.poll(read, (one) => titleIn(one) === sent) : await read();
  return { sent, before, answer, after };
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
