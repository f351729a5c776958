import { assume, isObject, SUCCESS, type Context, type StepContext } from '../../engine.ts';
import { lastRecord, readRecord } from './application.ts';
import type { Change, Plan, ValuePlan } from './change.ts';
import { changeAndUndo } from './patches.ts';
import { isUnchanged, lastChangeIn } from './moment.ts';
import { CLERK_PATH, membersNamed, namesClerk } from './members.ts';

const SECOND_MS = 1000;

/** A change of the application, with the date of last change around it. */
export interface Dated extends Change {
  /** The record right before the change. */
  former: unknown;
}

/** Tells whether a change can be seen in the records right before and after it. */
type IsMade = (former: unknown, after: unknown) => boolean;

/**
 * Makes a change and undoes it. How soon it shows in the date of last change is open: that is waited for as well.
 *
 * @param plan - with `isShown` no date is waited for that may be too coarse to move
 */
export async function changeDated(context: StepContext, plan: Plan): Promise<Dated> {
  const former = await lastRecord(context);
  return { ...(await changeAndUndo(context, datedAfter(former, plan))), former };
}

/** A plan of which reads wait for a later date of last change than that of a record, too. */
export function datedAfter<T extends Plan>(former: unknown, plan: T): T {
  const { isShown } = plan;
  // Within a second it moves after all, or the undoing falls into a later one.
  const isCoarse = (now: unknown) => (lastChangeIn(now)?.resolutionMs ?? Infinity) > SECOND_MS;
  const isDated = (now: unknown) => isLater(former, now) || (isShown !== undefined && isCoarse(now));
  return { ...plan, isShown: (now: unknown) => isDated(now) && isShown?.(now) !== false };
}

/** Tells whether a record shows a later date of last change than another one; than none at all, where it was not changed yet. */
export function isLater(former: unknown, now: unknown): boolean {
  const before = lastChangeIn(former)?.ms ?? (isUnchanged(former) ? -Infinity : Infinity);
  return (lastChangeIn(now)?.ms ?? -Infinity) > before;
}

/**
 * Judges that a change moves the date of last change.
 *
 * @throws Inconclusive when the change is refused, cannot be seen, or the date is too coarse to tell
 */
export async function expectLater(context: Context, change: Dated, isMade: IsMade): Promise<void> {
  const { answer, former, after } = change;
  assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
  // A record that had a date at first, and has no such member any more, was not dated by its changes.
  const isLost = [former, after].every((one) => isObject(one) && membersNamed(one, 'letzteAenderung').length === 0);
  const [before, moved] = [lastChangeIn(isLost ? change.before : former), lastChangeIn(after)];
  assume(before ?? isUnchanged(former), 'needs a record that shows letzteAenderung, as last-change-is-dated reports');
  const hasMoved = isLater(former, after);
  assume(hasMoved || isMade(former, after), 'needs a record that shows the change; this one does not');
  const resolutionMs = before?.resolutionMs ?? 0;
  const isSame = moved?.ms === before?.ms;
  const wanted = before === undefined ? 'a letzteAenderung' : `a letzteAenderung later than "${before.text}"`;
  assume(
    !isSame || resolutionMs <= SECOND_MS,
    `needs a letzteAenderung that shows at least seconds, got "${before?.text}"`,
  );
  const isLate = hasMoved || (isSame && resolutionMs > 1 && (await undoIsLater(context, former, isMade)));
  const got = moved === undefined ? 'none' : `"${moved.text}"`;
  context.expect.that(isLate, wanted, got);
}

/**
 * Tells whether the undoing has moved the date. It is a change like the other one, which may have been made in the same
 * second, or part of one, as the one before it; the undoing was not.
 *
 * @throws Inconclusive when nothing was undone
 */
async function undoIsLater(context: Context, former: unknown, isMade: IsMade): Promise<boolean> {
  const hasMoved = (record: unknown) => isLater(former, record);
  const record = await context.poll(() => readRecord(context), hasMoved);
  assume(
    hasMoved(record) || !isMade(former, record),
    'needs a change in another second than the one before, or one that can be undone; see what is left behind',
  );
  return hasMoved(record);
}

/** Names the clerk of the configuration. */
export function clerkPlan(context: StepContext): ValuePlan {
  const value = context.fixture('applications', 'kreditsachbearbeiterPartnerId');
  return {
    value,
    operations: [{ op: 'replace', path: CLERK_PATH, value }],
    isShown: (record) => namesClerk(record, value),
  };
}

/** Names another credit clerk, and puts the present one back. */
export function replaceClerk(context: StepContext): Promise<Dated & { value: string }> {
  return context.once('credit clerk replaced', async (step) => {
    const plan = clerkPlan(step);
    return { ...(await changeDated(step, plan)), value: plan.value };
  });
}

/**
 * Makes sure that the clerk of the configuration is another one than the present one.
 *
 * @throws Inconclusive when it is the same
 */
export function assumeOtherClerk({ before, value }: Dated & { value: string }): void {
  assume(
    !namesClerk(before, value),
    'needs a clerk other than the present one in fixtures.applications.kreditsachbearbeiterPartnerId',
  );
}
