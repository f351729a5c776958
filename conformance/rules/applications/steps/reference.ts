import { randomUUID } from 'node:crypto';
import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { assume } from '../../../kit/outcome.ts';
import { patchApplication, originalRecord, type Operation } from './application.ts';
import { change, changeAndUndo, readUntil, type Change, type Plan } from './change.ts';
import { membersNamed, textNamed } from './members.ts';
import { REFERENCE } from './names.ts';

const PATH = `/${REFERENCE}`;
const REMOVE: Operation = { op: 'remove', path: PATH };

/** A reference that nobody else uses. */
export function newReference(): string {
  return `CT-${randomUUID().slice(0, 13)}`;
}

/** Sets the reference to `value`, and back to what `before` shows. */
export function referencePlan(before: unknown, value: string): Plan & Required<Pick<Plan, 'isShown'>> {
  const former = textNamed(before, REFERENCE);
  return {
    operations: [{ op: 'add', path: PATH, value }],
    isShown: (record) => membersNamed(record, REFERENCE).includes(value),
    undo: () => [former === undefined ? REMOVE : { op: 'add', path: PATH, value: former }],
  };
}

/** Sets a new reference: the patch that does the least harm. */
export function addReference(context: StepContext): Promise<Change & { value: string }> {
  return context.once('reference added', async (step) => {
    const value = newReference();
    return { ...(await changeAndUndo(step, (before) => referencePlan(before, value))), value };
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
}

/**
 * Sets a new reference, and removes it.
 *
 * @throws Inconclusive when it cannot be set
 */
export function removeReference(context: StepContext): Promise<Removal> {
  return context.once('reference removed', async (step) => {
    const { isShown } = await addReference(step);
    const before = await originalRecord(step);
    const { isShown: showsValue, ...plan } = referencePlan(before, newReference());
    const isGone = (record: unknown) => membersNamed(record, REFERENCE).every((one) => one === null);
    let isRemoved = false;
    const undo = () => plan.undo().filter(({ op }) => op !== 'remove' || !isRemoved);
    // A record that has not shown the reference before is not waited for again.
    return change(step, before, { ...plan, undo, ...(isShown ? { isShown: showsValue } : {}) }, async (added) => {
      const { status } = added.answer;
      assume(SUCCESS.has(status), `needs a reference that can be added first (2xx), got ${status}`);
      const answer = await patchApplication(step, [REMOVE]);
      const after = await readUntil(step, isGone, SUCCESS.has(answer.status));
      isRemoved = SUCCESS.has(answer.status) && isGone(after);
      return { before: added.after, wasShown: added.isShown, answer, after };
    });
  });
}
