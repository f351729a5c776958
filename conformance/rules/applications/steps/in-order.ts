import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { originalRecord } from './application.ts';
import { changeAndUndo } from './first-patch.ts';
import { membersNamed, textNamed } from './members.ts';
import { PROCESSING_DATE, REFERENCE } from './names.ts';
import { datePlan, isDay, referencePlan } from './plans.ts';
import { addBoth } from './processing-date.ts';

/** Other days than those of the rules about the day. */
const DAYS_AHEAD = [22, 24] as const;

/** What a record shows after several operations on the same members, each against the value that was added before. */
export interface InOrder {
  /** References in the order in which they were added; the first one was removed before the second. */
  references: readonly string[];
  days: readonly string[];
  reference: unknown;
  day: string | undefined;
}

/**
 * Adds a reference, removes it, and adds two others; adds two days.
 *
 * @throws Inconclusive when several operations are not taken, or their effect is not seen
 */
export function patchInOrder(context: StepContext): Promise<InOrder> {
  return context.once('operations on the same members', async (step) => {
    assume((await addBoth(step)).isShown, 'needs a record that shows the effect of several operations');
    const original = await originalRecord(step);
    const [first, second, third] = [referencePlan(step), referencePlan(step), referencePlan(step)];
    const [early, late] = [datePlan(step, original, DAYS_AHEAD[0]), datePlan(step, original, DAYS_AHEAD[1])];
    const { answer, after } = await changeAndUndo(step, () => ({
      operations: [
        ...first.operations,
        { op: 'remove', path: `/${REFERENCE}` },
        ...[second, third, early, late].flatMap(({ operations }) => operations),
      ],
      isShown: (record) => third.isShown(record) && late.isShown(record),
    }));
    assume(
      SUCCESS.has(answer.status),
      `needs several operations on a member that are accepted (2xx), got ${answer.status}`,
    );
    return {
      references: [first, second, third].map(({ value }) => value),
      days: [early, late].map(({ value }) => value),
      reference: membersNamed(after, REFERENCE)[0],
      day: [early, late].find(({ value }) => isDay(textNamed(after, PROCESSING_DATE), value))?.value,
    };
  });
}
