import type { Answer } from '../../../engine/answer.ts';
import type { Context, StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { readApplication } from './application.ts';
import { change, type Plan } from './change.ts';
import { firstPatch } from './first-patch.ts';
import { lastChangeIn, type Moment } from './moment.ts';

const SECOND_MS = 1000;

/** The records right before and after a change. */
interface Records {
  before: unknown;
  after: unknown;
}

/** A change of the application, with the date of last change around it. */
export interface Dated {
  answer: Answer;
  records: Records;
  before: Moment;
  /** Undefined when the record does not show it any more. */
  after: Moment | undefined;
  isLater: boolean;
}

/**
 * Makes a change and undoes it, and looks at the date of last change around it.
 *
 * @param plan - without `isShown` it is waited for a later date
 * @throws Inconclusive when the record shows no such date
 */
export async function changeDated(context: StepContext, plan: Plan): Promise<Dated> {
  const { type } = await firstPatch(context);
  const record = (await readApplication(context)).json();
  const before = lastChangeIn(record);
  assume(before, 'needs a record that shows letzteAenderung, as last-change-is-dated reports');
  const isLater = (now: unknown) => (lastChangeIn(now)?.ms ?? -Infinity) > before.ms;
  const { answer, after } = await change(context, { isShown: isLater, ...plan }, type, (made) => Promise.resolve(made));
  return { answer, records: { before: record, after }, before, after: lastChangeIn(after), isLater: isLater(after) };
}

/**
 * Judges that a change moves the date of last change.
 *
 * @param isMade - tells by the records whether something has changed at all
 * @throws Inconclusive when the change is refused, cannot be seen, or the date is too coarse to tell
 */
export async function expectLater(context: Context, plan: Plan, isMade: (records: Records) => boolean): Promise<void> {
  const { answer, records, before, after, isLater } = await changeDated(context, plan);
  assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
  assume(isLater || isMade(records), 'needs a record that shows the change; this one does not');
  const isSame = after?.ms === before.ms;
  assume(
    !isSame || before.resolutionMs <= SECOND_MS,
    `needs a letzteAenderung that shows at least seconds, got "${before.text}"`,
  );
  const got = after === undefined ? 'none' : `"${after.text}"`;
  const isLate =
    isLater || (isSame && before.resolutionMs === SECOND_MS && (await undoIsLater(context, before, records, isMade)));
  context.expect.that(isLate, `a letzteAenderung later than "${before.text}"`, got);
}

/**
 * Tells whether the undoing has moved the date. It is a change like the other one, which may have been made in the same
 * second as the one before it; the undoing was not.
 *
 * @throws Inconclusive when nothing was undone
 */
async function undoIsLater(
  context: Context,
  { ms }: Moment,
  { before }: Records,
  isMade: (records: Records) => boolean,
): Promise<boolean> {
  const isLater = (record: unknown) => (lastChangeIn(record)?.ms ?? -Infinity) > ms;
  const record = await context.poll(async () => (await readApplication(context)).json(), isLater);
  assume(isLater(record) || !isMade({ before, after: record }), 'needs a change that can be undone');
  return isLater(record);
}
