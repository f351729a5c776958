import { assume, leftOut, NotApplicable, SUCCESS, type StepContext } from '../../engine.ts';
import { isRefused, originalRecord, patchApplication, readAsSales, salesRead } from './application.ts';
import { addReference, leftOf, removeReference } from './attributes.ts';
import { change, providerStatusPlan, readUntil, referencePlan } from './change.ts';
import { clerkPlan, datedAfter, isCoarse, isLater, letDatePass, replaceClerk, type Dated } from './dated.ts';
import {
  CLERK_PATH,
  clerkIn,
  isWhole,
  namesClerk,
  partsAt,
  referenceIn,
  REMOVE,
  statusIn,
  type Operation,
  type Part,
} from './members.ts';
import { firstPatch } from './patches.ts';
import { readAsBoth, type BothReads } from './sales.ts';
import { replaceProviderStatus, replaceStatus } from './status.ts';

/** A replacement of the credit clerk and the provider's part of the status in one call. */
export interface BothReplaced extends Dated {
  clerk: string;
  status: string;
  /** Which of the two the record showed when it was replaced alone. */
  shows: { clerk: boolean; status: boolean };
  /** A change of the reference in the same call, if any. */
  reference: ReferenceChange | undefined;
  /** The application while it is changed; undefined if the call was refused. */
  reads: BothReads | undefined;
  /** The call that restores all of them; undefined if the change was refused, or one of them cannot be restored alone. */
  putBack: PutBack | undefined;
}

interface ReferenceChange {
  operation: Operation;
  /** Whether a record shows its effect. */
  isMade(record: unknown): boolean;
}

/** A call that restores several parts. */
interface PutBack extends Dated {
  operations: readonly Operation[];
}

/**
 * Replaces the clerk and the status in one call, together with a change of the reference if that has worked alone, and restores all of it.
 *
 * @throws Skipped when no clerk is configured
 * @throws NotApplicable when the record does not show both, or one of them is refused alone, which other rules judge
 * @throws Inconclusive when the status cannot be restored
 */
export function replaceClerkAndStatus(context: StepContext): Promise<BothReplaced> {
  return context.once('credit clerk and provider status replaced', async (step) => {
    if (step.config.fixtures?.applications?.kreditsachbearbeiterPartnerId === undefined)
      throw leftOut('fixtures.applications.kreditsachbearbeiterPartnerId');
    const original = await originalRecord(step);
    const present = statusIn(original)?.produktAnbieter;
    if (!isWhole(statusIn(original)) || clerkIn(original) === undefined)
      throw new NotApplicable('the record does not show both, so that they could be put back');
    // Make each change alone before reading the record with which the result of the call is compared.
    const whole = await replaceStatus(step);
    const alone = { clerk: await replaceClerk(step), status: await replaceProviderStatus(step) };
    for (const { answer } of [alone.clerk, alone.status]) {
      if (!SUCCESS.has(answer.status))
        throw new NotApplicable(`one of the two is refused alone, with ${answer.status}`);
    }
    const [clerk, status] = [clerkPlan(step), alone.status.value];
    const hasStatus = (record: unknown) => statusIn(record)?.produktAnbieter === status;
    const shows = { clerk: namesClerk(alone.clerk.after, clerk.value), status: hasStatus(alone.status.after) };
    const isBack = (record: unknown) => statusIn(record)?.produktAnbieter === present;
    // From another status, the transition may not be allowed.
    const former = await readUntil(step, [], isBack, true);
    assume(isBack(former), 'needs a status that reads as it was once it is put back');
    const reference = await referenceChangeThatWorks(step, former);
    const operations = [
      ...(reference === undefined ? [] : [reference.operation]),
      ...clerk.operations,
      ...providerStatusPlan(status).operations,
    ];
    // Restore the status first: only the former status is known to allow the other changes.
    const undone = operations.filter(({ path }) => !hasStatus(original) || !path.startsWith('/status')).toReversed();
    const undoOf = (after: unknown) =>
      undone.flatMap((one) => partsAt([one]).flatMap((part) => part.restore(original, after)));
    const isSame = (part: Part) => JSON.stringify(part.valueIn(former)) === JSON.stringify(part.valueIn(original));
    const isKnown = SUCCESS.has(whole.answer.status) && partsAt(undone).every(isSame);
    let isUndone = false;
    const plan = datedAfter(former, {
      operations,
      isShown: (record: unknown) =>
        (!shows.clerk || namesClerk(record, clerk.value)) &&
        (!shows.status || hasStatus(record)) &&
        reference?.isMade(record) !== false,
      undo: (after: unknown) => (isUndone ? [] : undoOf(after)),
    });
    const { type } = await firstPatch(step);
    // Read before the change too: only then can a cache return a stale copy.
    await salesRead(step);
    await letDatePass(step, former);
    const replaced = await change(step, plan, type, async (made) => {
      const isTaken = SUCCESS.has(made.answer.status);
      const reads = isTaken
        ? await readAsBoth(step, { provider: made.after, sales: await readAsSales(step) })
        : undefined;
      const undo = { former: made.after, operations: undoOf(made.after) };
      await letDatePass(step, made.after);
      const back = isTaken ? { ...undo, answer: await patchApplication(step, undo.operations, type) } : undefined;
      isUndone = back !== undefined && SUCCESS.has(back.answer.status);
      // Operations that are refused together may be accepted one by one, or after the status is restored.
      const refused: Operation[] = [];
      for (const one of back !== undefined && isRefused(back.answer) ? back.operations.toReversed() : [])
        if (isRefused(await patchApplication(step, [one], type))) refused.push(one);
      for (const one of refused) await patchApplication(step, [one], type);
      const isTakenAlone = refused.length === 0;
      return { ...made, former, clerk: clerk.value, status, shows, reference, reads, back, isTakenAlone };
    });
    const { back, isTakenAlone, ...made } = replaced;
    // Reads may lag behind: wait, so that the next read of the run does not find the change.
    const isRead = (record: unknown) =>
      isBack(record) && (back === undefined || !isKnown || !isUndone || isPutBack(back, record));
    const after = await readUntil(step, [], isRead, true);
    return {
      ...made,
      putBack: isKnown && isTakenAlone && back !== undefined ? { ...made, ...back, after } : undefined,
    };
  });
}

/**
 * The call that restores all of them.
 *
 * @throws NotApplicable when there is none that the server has to accept
 */
export async function putBackTogether(context: StepContext): Promise<PutBack> {
  const { putBack } = await replaceClerkAndStatus(context);
  if (putBack === undefined) throw new NotApplicable('not all of it was taken in one call, and comes back alone');
  return putBack;
}

/** Whether a record shows all restored parts, and a later date of last change, unless the date is too coarse to tell. */
function isPutBack({ former, operations }: Pick<PutBack, 'former' | 'operations'>, record: unknown): boolean {
  return operations.every((one) => showsBack(record, one)) && (isCoarse(record) || isLater(former, record));
}

/** For the path of an operation, whether a record shows its value. */
const SHOWS: Readonly<Record<string, (record: unknown, value: unknown) => boolean>> = {
  [REMOVE.path]: (record, value) => referenceIn(record) === value,
  '/status': (record, value) => statusIn(record)?.produktAnbieter === statusIn({ status: value })?.produktAnbieter,
  [CLERK_PATH]: (record, value) => namesClerk(record, String(value)),
};

/** Whether a record shows the part that an operation restored. */
export function showsBack(record: unknown, { path, value }: Operation): boolean {
  return SHOWS[path]?.(record, value) !== false;
}

/** Removes the reference if the record shows one, else adds one; undefined if that has not worked alone. */
async function referenceChangeThatWorks(context: StepContext, record: unknown): Promise<ReferenceChange | undefined> {
  const present = referenceIn(await originalRecord(context));
  const { isShown } = await addReference(context);
  if (!isShown || referenceIn(record) !== present) return undefined;
  const { answer, left } = await removeReference(context);
  if (!SUCCESS.has(answer.status) || left.length > 0) return undefined;
  if (present === undefined) {
    const { operations, isShown: isMade } = referencePlan(context);
    return { operation: operations[0], isMade };
  }
  const leftIn = leftOf(record, present);
  return { operation: REMOVE, isMade: (one) => leftIn(one).length === 0 };
}
