import { assume, isObject, NotApplicable, type Answer, type Context, type StepContext } from '../../engine.ts';
import { assumeSuccess } from '../../steps/statuses.ts';
import { lastRecord, originalRecord, readRecord } from './application.ts';
import { assumeRead, type Change, type Plan, type ValuePlan } from './change.ts';
import { changeAndUndo } from './patches.ts';
import { DAY_MS, isUnchanged, lastChangeIn, SECOND_MS, type Moment } from './moment.ts';
import { CLERK_PATH, membersNamed, namesClerk } from './members.ts';

/** A change of the application, with the records between which the date of last change should move. */
export interface Dated extends Change {
  /** The record right before the change. */
  former: unknown;
}

/** Faults that do not date changes of the status or of the clerk, or date them back. */
export const UNDATED: readonly string[] = [
  'status-change-undated',
  'status-change-undated-in-seconds',
  'status-change-dates-back',
  'provider-status-change-undated',
  'clerk-change-undated',
  'clerk-change-dates-back',
  'several-operations-undated',
];

/** Whether the records right before and after a change show it. */
type IsMade = (former: unknown, after: unknown) => boolean;

/**
 * Makes a change and undoes it. Also waits for a later date of last change, since how soon that moves is open.
 *
 * @param plan - if it has `isShown`, a date that may be too coarse to move is not waited for
 */
export async function changeDated(context: StepContext, plan: Plan): Promise<Dated> {
  const former = await formerRecord(context, plan);
  await letDatePass(context, former);
  return { ...(await changeAndUndo(context, datedAfter(former, plan))), former };
}

/** The record before a change. A read that lags behind may still show the same change from before, although it was undone. */
async function formerRecord(context: StepContext, { isShown }: Plan): Promise<unknown> {
  const last = await lastRecord(context);
  if (isShown?.(last) !== true || isShown(await originalRecord(context))) return last;
  const isGone = (record: unknown) => !isShown(record);
  return context.poll(() => readRecord(context), isGone);
}

/** Waits until the next change of a record gets another date, if its date is in seconds or parts of them. */
export async function letDatePass(context: StepContext, record: unknown): Promise<void> {
  const { ms = -Infinity, resolutionMs = 1 } = lastChangeIn(record) ?? {};
  // A second is worth it only after a recent change: within a day, since the server's clock may be wrong.
  const isRecent = ms > context.startedAt.getTime() - DAY_MS;
  if (resolutionMs < SECOND_MS || (isRecent && resolutionMs === SECOND_MS))
    await context.pause(Math.ceil(1.1 * resolutionMs) + 1);
}

/** Whether the date of a record has no seconds, and so need not move with every change. */
export const isCoarse = (record: unknown): boolean => (lastChangeIn(record)?.resolutionMs ?? Infinity) > SECOND_MS;

/** The same plan, but reads also wait for a later date of last change than that of `former`. */
export function datedAfter<T extends Plan>(former: unknown, plan: T): T {
  const { isShown } = plan;
  const isDated = (now: unknown) => isLater(former, now) || (isShown !== undefined && isCoarse(now));
  return { ...plan, isShown: (now: unknown) => isDated(now) && isShown?.(now) !== false };
}

/** Whether a record has a later date of last change than another; any date is later than that of a record that was never changed. */
export function isLater(former: unknown, now: unknown): boolean {
  const before = lastChangeIn(former)?.ms ?? (isUnchanged(former) ? -Infinity : Infinity);
  return (lastChangeIn(now)?.ms ?? -Infinity) > before;
}

/**
 * Whether a date is about now, by the clock of the suite or by the Date of a response: the deployment may have another clock.
 *
 * @param unitMs - the date may be off by two of them, since the clocks need not agree; two days also cover all time zones
 */
export function isOfNow({ startedAt }: StepContext, { ms }: Moment, answer: Answer, unitMs = DAY_MS): boolean {
  const clocks = [startedAt.getTime(), Date.parse(answer.header('Date') ?? '')];
  return clocks.some((now) => Math.abs(ms - now) <= 2 * unitMs);
}

/**
 * Judges that a change moves the date of last change.
 *
 * @param remedy - the end of the reason if the change cannot be seen
 * @throws NotApplicable when the date shows days or minutes, and is that of the present one already
 * @throws Inconclusive when the change is refused, cannot be seen, or the date is too coarse to tell
 */
export async function expectLater(context: Context, change: Dated, isMade: IsMade, remedy = ''): Promise<void> {
  const { answer, former, after } = change;
  assumeSuccess(answer, 'a patch that is accepted');
  assumeRead(after);
  // If the record had a date at first and lost it since, compare with the first one, so that the rule fails.
  const isLost = [former, after].every((one) => isObject(one) && membersNamed(one, 'letzteAenderung').length === 0);
  const [before, moved] = [lastChangeIn(isLost ? change.before : former), lastChangeIn(after)];
  assume(before ?? isUnchanged(former), 'needs a record that shows letzteAenderung, as last-change-is-dated reports');
  const hasMoved = isLater(former, after);
  assume(hasMoved || isMade(former, after), `needs a record that shows the change; this one does not${remedy}`);
  const resolutionMs = before?.resolutionMs ?? 0;
  const isSame = moved?.ms === before?.ms;
  if (isSame && moved && moved.resolutionMs > SECOND_MS && isOfNow(context, moved, answer, moved.resolutionMs))
    throw new NotApplicable(`letzteAenderung shows no seconds, and was that of now before the change: "${moved.text}"`);
  const wanted = before === undefined ? 'a letzteAenderung' : `a letzteAenderung later than "${before.text}"`;
  const mayBeSame = isSame && resolutionMs > SECOND_MS;
  assume(!mayBeSame, `needs a letzteAenderung that shows at least seconds, got "${before?.text}"`);
  const got = moved === undefined ? 'none' : `"${moved.text}"`;
  context.expect.that(hasMoved, wanted, got);
}

/** Sets the configured clerk. */
export function clerkPlan(context: StepContext): ValuePlan {
  const value = context.fixture('applications', 'kreditsachbearbeiterPartnerId');
  return {
    value,
    operations: [{ op: 'replace', path: CLERK_PATH, value }],
    isShown: (record) => namesClerk(record, value),
  };
}

/** Sets another credit clerk, and restores the present one. */
export function replaceClerk(context: StepContext): Promise<Dated & { value: string }> {
  return context.once('credit clerk replaced', async (step) => {
    const plan = clerkPlan(step);
    return { ...(await changeDated(step, plan)), value: plan.value };
  });
}

/** @throws Inconclusive when the configured clerk is the present one */
export function assumeOtherClerk({ before, value }: { before: unknown; value: string }): void {
  const isOther = !namesClerk(before, value);
  assume(isOther, 'needs a clerk other than the present one in fixtures.applications.kreditsachbearbeiterPartnerId');
}
