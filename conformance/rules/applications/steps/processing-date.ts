import type { StepContext } from '../../../engine/context.ts';
import type { Change } from './change.ts';
import { changeAndUndo } from './first-patch.ts';
import { datePlan, referencePlan } from './plans.ts';
import { addReference } from './reference.ts';

/** Days from today; a day on which work is expected should lie ahead, but not too far. */
const DAYS_AHEAD = { alone: 14, withReference: 16 };

/** Announces a day. */
export function addProcessingDate(context: StepContext): Promise<Change & { value: string }> {
  return context.once('processing date added', async (step) => {
    let value = '';
    const change = await changeAndUndo(step, (before) => {
      const plan = datePlan(step, before, DAYS_AHEAD.alone);
      value = plan.value;
      return plan;
    });
    return { ...change, value };
  });
}

/** Sets a new reference and announces a day in one call; not the day that `addProcessingDate` may have left behind. */
export function addBoth(context: StepContext): Promise<Change & { reference: string; day: string }> {
  return context.once('reference and processing date added', async (step) => {
    const one = referencePlan(step);
    let day = '';
    // A record that has not shown the one or the other by itself is not waited for again.
    const waits = (await addReference(step)).isShown && (await addProcessingDate(step)).isShown;
    const change = await changeAndUndo(step, (before) => {
      const other = datePlan(step, before, DAYS_AHEAD.withReference);
      day = other.value;
      return {
        operations: [...one.operations, ...other.operations],
        ...(waits ? { isShown: (record: unknown) => one.isShown(record) && other.isShown(record) } : {}),
      };
    });
    return { ...change, reference: one.value, day };
  });
}
