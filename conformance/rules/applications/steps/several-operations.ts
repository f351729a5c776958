import { assume, SUCCESS, type StepContext } from '../../engine.ts';
import { assumeSuccess } from '../../steps/statuses.ts';
import { isRefused, lastRecord, originalRecord, patchApplication, readRecord } from './application.ts';
import {
  change,
  readUntil,
  referencePlan,
  datePlan,
  dayPlan,
  isDay,
  providerStatusPlan,
  type Change,
  type ShownPlan,
} from './change.ts';
import { clerkPlan, isLater, replaceClerk } from './dated.ts';
import { changeAndUndo, firstPatch, NO_MEMBER } from './patches.ts';
import { GERMAN_DAY, patchWrongly } from './wrong-patches.ts';
import { replaceProviderStatus, replaceStatus } from './status.ts';
import {
  CLERK_MEMBERS,
  partsAt,
  PROCESSING_DATE,
  REFERENCE,
  REMOVE,
  statusIn,
  textNamed,
  type Operation,
} from './members.ts';
import { addBoth, addProcessingDate, addReference, removeReference } from './attributes.ts';

/** What a record shows after several operations on the same members, each against the value that was added before. */
interface InOrder {
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
    const [day, both] = [await addProcessingDate(step), await addBoth(step)];
    assume(
      both.isShown && day.isShown && (await addReference(step)).isShown,
      'needs a record that shows the effect of several operations',
    );
    const [first, second, third] = [referencePlan(step), referencePlan(step), referencePlan(step)];
    // Days that were taken already.
    const [early, late] = [dayPlan(day.value), dayPlan(both.day)];
    const { answer, after } = await changeAndUndo(step, {
      operations: [
        ...first.operations,
        REMOVE,
        ...[second, third, early, late].flatMap(({ operations }) => operations),
      ],
      isShown: (record) => third.isShown(record) && late.isShown(record),
    });
    assumeSuccess(answer, 'several operations on a member that are accepted');
    return {
      references: [first, second, third].map(({ value }) => value),
      days: [early, late].map(({ value }) => value),
      reference: textNamed(after, REFERENCE),
      day: [early, late].find(({ value }) => isDay(textNamed(after, PROCESSING_DATE), value))?.value,
    };
  });
}

/**
 * Adds a reference and removes it in one patch, whose last operation is the remove.
 *
 * @returns the reference, and whether the record still shows it
 * @throws Inconclusive when operations on the same members are not taken, or a remove alone is not seen
 */
export function patchRemovingLast(context: StepContext): Promise<{ value: string; isLeft: boolean }> {
  return context.once('a remove that comes last', async (step) => {
    await patchInOrder(step);
    const { after: removed, left, leftIn } = await removeReference(step);
    assume(removed !== undefined && left.length === 0, 'needs a record that lacks a reference that was removed alone');
    const { value, operations } = referencePlan(step);
    const original = await originalRecord(step);
    const isLeft = (record: unknown) => leftIn(record).length > 0;
    const { answer, after } = await changeAndUndo(step, {
      operations: [...operations, REMOVE],
      isShown: (record) => !isLeft(record),
      // Nothing takes away what is gone already.
      undo: (record) =>
        partsAt(operations)
          .flatMap((part) => part.back(original, record))
          .filter(({ op }) => op !== 'remove' || isLeft(record)),
    });
    assumeSuccess(answer, 'an add and a remove of the same member that are accepted');
    return { value, isLeft: isLeft(after) };
  });
}

const [CLERK] = CLERK_MEMBERS;

/** Another day than those of the rules about the day. */
const PARTLY_DAYS_AHEAD = 10;

/** A patch of which one operation fails. */
interface PartlyFailing extends Change {
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
    const atNothing: Operation = { op: 'replace', path: `/${NO_MEMBER}`, value: reference.value };
    const badValue: Operation = { op: 'add', path: `/${PROCESSING_DATE}`, value: GERMAN_DAY };
    // A server may look at all paths before it changes anything, and come upon values one by one.
    const fails = how === 'middle operation' && (await isRefusedAlone(step, badValue.path)) ? badValue : atNothing;
    const date = datePlan(step, await originalRecord(step), PARTLY_DAYS_AHEAD);
    const clerk = await clerkThatShows(step);
    const status = ['middle operation', 'last operation'].includes(how) ? await statusThatShows(step) : undefined;
    // The last read after a patch may have been of this very status.
    const present = status === undefined ? undefined : await lastRecord(step);
    const bodies: Readonly<Record<string, readonly Operation[]>> = {
      'first operation': [fails, ...reference.operations],
      'middle operation': [...reference.operations, ...(status?.operations ?? []), fails, ...date.operations],
      'last operation': [...reference.operations, ...(clerk?.operations ?? []), ...(status?.operations ?? []), fails],
    };
    const test: Operation = { op: 'test', path: `/${REFERENCE}`, value: `not ${reference.value}` };
    const operations = bodies[how] ?? [...reference.operations, ...date.operations, test];
    if (operations.includes(atNothing)) {
      const { answer } = await patchWrongly(step, atNothing.path);
      const { status } = answer;
      assume(!SUCCESS.has(status), `needs a replace of what is not there that is refused, got ${status}`);
    }
    const plans = Object.entries({
      [REFERENCE]: reference,
      [PROCESSING_DATE]: date,
      ...(clerk && { [CLERK]: clerk }),
      ...(status && { status }),
    });
    const leftIn = (record: unknown) => plans.filter(([, { isShown }]) => isShown(record)).map(([name]) => name);
    const plan = { operations, isShown: (record: unknown) => leftIn(record).length > 0 };
    const { type } = await firstPatch(step);
    return change(step, plan, type, async (made) => {
      // A read that lags behind may show the clerk or the status that was there for a while before.
      const isGone = (record: unknown) => clerk?.isShown(record) !== true && status?.isShown(record) !== true;
      const after = isGone(made.after) ? made.after : await readUntil(step, [], isGone, true);
      // What the record has shown right before has another cause.
      const former = leftIn(present ?? made.former);
      const left = leftIn(after).filter((name) => !former.includes(name));
      // A read that lags behind may show a change that was undone; but for that, a refusal moves the date each time.
      const isDated =
        isRefused(made.answer) &&
        isLater(present, after) &&
        isRefused(await patchApplication(step, operations, type)) &&
        isLater(after, await readRecord(step));
      return { ...made, after, left: isDated ? [...left, 'letzteAenderung'] : left };
    });
  });
}

/** Tells whether a wrong patch is refused, and leaves nothing behind. */
async function isRefusedAlone(context: StepContext, name: string): Promise<boolean> {
  const { answer, isShown } = await patchWrongly(context, name);
  return isRefused(answer) && isShown !== true;
}

/** Names the clerk of the configuration, where there is one whom the record shows once it names him alone. */
async function clerkThatShows(context: StepContext): Promise<ShownPlan | undefined> {
  if (context.config.fixtures?.applications?.kreditsachbearbeiterPartnerId === undefined) return undefined;
  const { answer, before, after } = await replaceClerk(context);
  const plan = clerkPlan(context);
  return SUCCESS.has(answer.status) && !plan.isShown(before) && plan.isShown(after) ? plan : undefined;
}

/** Replaces the status by that of the configuration, if it names one, where the record shows it once it is replaced alone, and no more. */
async function statusThatShows(context: StepContext): Promise<ShownPlan | undefined> {
  if (context.config.fixtures?.applications?.produktAnbieterStatus === undefined) return undefined;
  // What a status changes beside itself is told from a record that none has changed yet: the whole one comes first.
  await replaceStatus(context);
  const { answer, before, after, value } = await replaceProviderStatus(context);
  const isShown = (record: unknown) => statusIn(record)?.produktAnbieter === value;
  return SUCCESS.has(answer.status) && !isShown(before) && isShown(after)
    ? { ...providerStatusPlan(value), isShown }
    : undefined;
}
