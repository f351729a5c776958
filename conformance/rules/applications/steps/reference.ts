import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { originalRecord, patchApplication } from './application.ts';
import { change, readUntil, type Change } from './change.ts';
import { changeAndUndo, firstPatch } from './first-patch.ts';
import { membersNamed } from './members.ts';
import { REFERENCE } from './names.ts';
import type { Operation } from './operation.ts';
import { partsAt, type Part } from './parts.ts';
import { referencePlan } from './plans.ts';

const REMOVE: Operation = { op: 'remove', path: `/${REFERENCE}` };

/** Sets a new reference; most often that was done already to find out how the target takes patches. */
export function addReference(context: StepContext): Promise<Change & { value: string }> {
  return context.once('reference added', async (step) => {
    const { reference } = await firstPatch(step);
    if (reference !== undefined) return reference;
    const plan = referencePlan(step);
    return { ...(await changeAndUndo(step, () => plan)), value: plan.value };
  });
}

/** A removal of the reference, with the records around it. */
export interface Removal {
  /** The record after the reference was set. */
  before: unknown;
  /** Whether that record shows it. */
  wasShown: boolean;
  answer: Answer;
  after: unknown;
  /** The answer to a second removal, when the record did not show the reference any more. */
  again: Answer | undefined;
}

/**
 * Sets a new reference, and removes it.
 *
 * @throws Inconclusive when it cannot be set
 */
export function removeReference(context: StepContext): Promise<Removal> {
  return context.once('reference removed', async (step) => {
    const { isShown } = await addReference(step);
    const { type } = await firstPatch(step);
    const original = await originalRecord(step);
    const [part] = partsAt([REMOVE]) as [Part];
    const isKept = part.of(original) === undefined || step.config.capabilities?.state === false;
    // Where the addition was lost, a removal would take away what no addition brings back.
    assume(isShown || isKept, `needs an ${REFERENCE} that the record shows after it was added`);
    const isGone = (record: unknown) => membersNamed(record, REFERENCE).every((one) => one === null);
    let isRemoved = false;
    const undo = () => part.back(original, undefined).filter(({ op }) => op !== 'remove' || !isRemoved);
    const { operations, isShown: showsValue } = referencePlan(step);
    // A record that has not shown the reference before is not waited for again.
    const plan = { operations, undo, ...(isShown ? { isShown: showsValue } : {}) };
    return change(step, plan, type, async (added) => {
      const { status } = added.answer;
      assume(SUCCESS.has(status), `needs a reference that can be added first (2xx), got ${status}`);
      const answer = await patchApplication(step, [REMOVE], type);
      const after = await readUntil(step, [part], isGone, SUCCESS.has(answer.status));
      isRemoved = SUCCESS.has(answer.status) && isGone(after);
      const again = isRemoved && added.isShown ? await patchApplication(step, [REMOVE], type) : undefined;
      return { before: added.after, wasShown: added.isShown, answer, after, again };
    });
  });
}
