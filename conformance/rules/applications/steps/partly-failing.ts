import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { originalRecord } from './application.ts';
import type { Change } from './change.ts';
import { changeAndUndo } from './first-patch.ts';
import { PROCESSING_DATE, REFERENCE } from './names.ts';
import type { Operation } from './operation.ts';
import { datePlan, referencePlan } from './plans.ts';
import { addReference } from './reference.ts';
import { NO_MEMBER, patchWrongly } from './wrong-patches.ts';

/** Another day than those of the rules about the day. */
const DAYS_AHEAD = 20;

/** A patch of which one operation fails. */
export interface PartlyFailing extends Change {
  /** What the record shows of the others. */
  left: readonly string[];
}

/**
 * Sends a patch of which one operation fails.
 *
 * @param how - where it fails, or by a test
 * @throws Inconclusive when that operation does not fail alone, or the others would not be seen
 */
export function patchPartly(context: StepContext, how: string): Promise<PartlyFailing> {
  return context.once(`patch that fails partly: ${how}`, async (step) => {
    assume((await addReference(step)).isShown, `needs a record that shows ${REFERENCE} after it was added`);
    const reference = referencePlan(step);
    const date = datePlan(step, await originalRecord(step), DAYS_AHEAD);
    const fails: Operation = { op: 'replace', path: `/${NO_MEMBER}`, value: reference.value };
    const bodies: Readonly<Record<string, readonly Operation[]>> = {
      failsFirst: [fails, ...reference.operations],
      failsInTheMiddle: [...reference.operations, fails, ...date.operations],
      failsLast: [...reference.operations, fails],
    };
    const test: Operation = { op: 'test', path: `/${REFERENCE}`, value: `not ${reference.value}` };
    const operations = bodies[how] ?? [...reference.operations, test];
    if (operations.includes(fails)) {
      const { status } = await patchWrongly(step, 'missingTarget');
      assume(!SUCCESS.has(status), `needs a replace of what is not there that is refused, got ${status}`);
    }
    const isShown = (record: unknown) => reference.isShown(record) || date.isShown(record);
    const made = await changeAndUndo(step, () => ({ operations, isShown }));
    const left = [
      ...(reference.isShown(made.after) ? [REFERENCE] : []),
      ...(date.isShown(made.after) ? [PROCESSING_DATE] : []),
    ];
    return { ...made, left };
  });
}
