import { assume, leftOut, NotApplicable, SUCCESS, type StepContext } from '../../engine.ts';
import { isRefused, originalRecord, patchApplication, readAsSales, salesRead } from './application.ts';
import { addReference, leftOf, removeReference } from './attributes.ts';
import { change, providerStatusPlan, readUntil, referencePlan } from './change.ts';
import { clerkPlan, datedAfter, isCoarse, isLater, leaveSecond, replaceClerk, type Dated } from './dated.ts';
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

/** A replacement of the credit clerk and of the provider's part of the status in one call. */
export interface BothReplaced extends Dated {
  clerk: string;
  status: string;
  /** What the record has shown of each alone. */
  shows: { clerk: boolean; status: boolean };
  /** What the call does with the reference, too; undefined where it does nothing with it. */
  reference: ReferenceChange | undefined;
  /** The application while it is changed; undefined where the call was refused. */
  reads: BothReads | undefined;
  /** The call that puts all of them back; undefined where they were refused, or one of them does not come back alone. */
  putBack: PutBack | undefined;
}

/** An operation on the reference. */
interface ReferenceChange {
  operation: Operation;
  /** Tells whether a record shows what it does. */
  isMade(record: unknown): boolean;
}

/** A call that puts several parts back. */
interface PutBack extends Dated {
  operations: readonly Operation[];
}

/**
 * Replaces the clerk and the status in one call, together with a change of the reference if that has worked alone, and puts all of it back.
 *
 * @throws Skipped when the configuration names no clerk
 * @throws NotApplicable when the record does not show both, or one of them is refused alone, which other rules judge
 * @throws Inconclusive when the status does not come back
 */
export function replaceClerkAndStatus(context: StepContext): Promise<BothReplaced> {
  return context.once('credit clerk and provider status replaced', async (step) => {
    if (step.config.fixtures?.applications?.kreditsachbearbeiterPartnerId === undefined) {
      throw leftOut('fixtures.applications.kreditsachbearbeiterPartnerId');
    }
    const original = await originalRecord(step);
    const present = statusIn(original)?.produktAnbieter;
    if (!isWhole(statusIn(original)) || clerkIn(original) === undefined) {
      throw new NotApplicable('the record does not show both, so that they could be put back');
    }
    // Each change is made alone before the record is read that tells what the call changes.
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
    // From another status than before, the transition may not be allowed.
    const former = await readUntil(step, [], isBack, true);
    assume(isBack(former), 'needs a status that reads as it was once it is put back');
    const reference = await referenceChangeThatWorks(step, former);
    const operations = [
      ...(reference === undefined ? [] : [reference.operation]),
      ...clerk.operations,
      ...providerStatusPlan(status).operations,
    ];
    // The status is put back first: what else a status allows is known of the former one alone.
    const undone = operations.filter(({ path }) => !hasStatus(original) || !path.startsWith('/status')).toReversed();
    const undoOf = (after: unknown) =>
      undone.flatMap((one) => partsAt([one]).flatMap((part) => part.back(original, after)));
    const isSame = (part: Part) => JSON.stringify(part.of(former)) === JSON.stringify(part.of(original));
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
    // A stale copy of a read shows only where there was a read before.
    await salesRead(step);
    await leaveSecond(step, former);
    const replaced = await change(step, plan, type, async (made) => {
      const isTaken = SUCCESS.has(made.answer.status);
      const reads = isTaken
        ? await readAsBoth(step, { provider: made.after, sales: await readAsSales(step) })
        : undefined;
      const undo = { former: made.after, operations: undoOf(made.after) };
      await leaveSecond(step, made.after);
      const back = isTaken ? { ...undo, answer: await patchApplication(step, undo.operations, type) } : undefined;
      isUndone = back !== undefined && SUCCESS.has(back.answer.status);
      // What is refused together may be taken one by one, or once the status is back.
      const refused: Operation[] = [];
      for (const one of back !== undefined && isRefused(back.answer) ? back.operations.toReversed() : [])
        if (isRefused(await patchApplication(step, [one], type))) refused.push(one);
      for (const one of refused) await patchApplication(step, [one], type);
      const isTakenAlone = refused.length === 0;
      return { ...made, former, clerk: clerk.value, status, shows, reference, reads, back, isTakenAlone };
    });
    const { back, isTakenAlone, ...made } = replaced;
    // Reads may lag behind: whoever reads next must not find the change.
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
 * The call that puts all of them back.
 *
 * @throws NotApplicable where there is none that has to be taken
 */
export async function putBackTogether(context: StepContext): Promise<PutBack> {
  const { putBack } = await replaceClerkAndStatus(context);
  if (putBack === undefined) throw new NotApplicable('not all of it was taken in one call, and comes back alone');
  return putBack;
}

/** Tells whether a record shows all that was put back, and a later date of last change, unless that is too coarse to tell. */
function isPutBack({ former, operations }: Pick<PutBack, 'former' | 'operations'>, record: unknown): boolean {
  return operations.every((one) => showsBack(record, one)) && (isCoarse(record) || isLater(former, record));
}

/** Tells by the path of an operation whether a record shows its value. */
const SHOWS: Readonly<Record<string, (record: unknown, value: unknown) => boolean>> = {
  [REMOVE.path]: (record, value) => referenceIn(record) === value,
  '/status': (record, value) => statusIn(record)?.produktAnbieter === statusIn({ status: value })?.produktAnbieter,
  [CLERK_PATH]: (record, value) => namesClerk(record, String(value)),
};

/** Tells whether a record shows what an operation has put back. */
export function showsBack(record: unknown, { path, value }: Operation): boolean {
  return SHOWS[path]?.(record, value) !== false;
}

/** The removal of the reference that a record shows or, where it shows none, an addition; undefined where that has not worked alone. */
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
