import type { StepContext } from '../../../kit/context.ts';
import type { Operation } from './application.ts';
import { changeAndUndo, type Change, type Plan } from './change.ts';
import { addReference, newReference, referencePlan } from './reference.ts';
import { textNamed } from './members.ts';
import { PROCESSING_DATE } from './names.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days from today; a day on which work is expected should lie ahead, but not too far. */
const DAYS_AHEAD = { alone: 14, withReference: 16 };

/** Tells whether a member of the record names this day; a time of day may follow. */
export function isDay(value: unknown, day: string): boolean {
  return typeof value === 'string' && (value === day || value.startsWith(`${day}T`));
}

/** Announces a day other than the present one. There is no operation that takes an announcement away again. */
function datePlan(before: unknown, daysAhead: number) {
  const former = textNamed(before, PROCESSING_DATE);
  const [first, second] = [dayIn(daysAhead), dayIn(daysAhead + 1)];
  const value = isDay(former, first) ? second : first;
  const path = `/${PROCESSING_DATE}`;
  return {
    value,
    operations: [{ op: 'add', path, value }] satisfies Operation[],
    isShown: (record: unknown) => isDay(textNamed(record, PROCESSING_DATE), value),
    undo: (): Operation[] => (former === undefined ? [] : [{ op: 'add', path, value: former.slice(0, value.length) }]),
  } satisfies Plan & { value: string };
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Announces a day. */
export function addProcessingDate(context: StepContext): Promise<Change & { value: string }> {
  return context.once('processing date added', async (step) => {
    let value = '';
    const change = await changeAndUndo(step, (before) => {
      const plan = datePlan(before, DAYS_AHEAD.alone);
      value = plan.value;
      return plan;
    });
    return { ...change, value };
  });
}

/** Sets a new reference and announces a day in one call; not the day that `addProcessingDate` may have left behind. */
export function addBoth(context: StepContext): Promise<Change & { reference: string; day: string }> {
  return context.once('reference and processing date added', async (step) => {
    const reference = newReference();
    let day = '';
    // A record that has not shown the one or the other by itself is not waited for again.
    const waits = (await addReference(step)).isShown && (await addProcessingDate(step)).isShown;
    const change = await changeAndUndo(step, (before) => {
      const one = referencePlan(before, reference);
      const other = datePlan(before, DAYS_AHEAD.withReference);
      day = other.value;
      return {
        operations: [...one.operations, ...other.operations],
        ...(waits ? { isShown: (record: unknown) => one.isShown(record) && other.isShown(record) } : {}),
        undo: () => [...one.undo(), ...other.undo()],
      };
    });
    return { ...change, reference, day };
  });
}
