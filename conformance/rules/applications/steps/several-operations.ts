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
import { changeAndUndo, firstPatch, UNKNOWN_MEMBER } from './patches.ts';
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

/** The record after several operations on the same members, each of which overrides the one before. */
interface InOrder {
  /** References in the order in which they were added; the first was removed before the second was added. */
  references: readonly string[];
  days: readonly string[];
  reference: unknown;
  day: string | undefined;
}

/**
 * Adds a reference, removes it, and adds two others; adds two days.
 *
 * @throws Inconclusive when several operations are not accepted, or their effect is not visible
 */
export function patchInOrder(context: StepContext): Promise<InOrder> {
  return context.once('operations on the same members', async (step) => {
    const [day, both] = [await addProcessingDate(step), await addBoth(step)];
    const areShown = both.isShown && day.isShown && (await addReference(step)).isShown;
    assume(areShown, 'needs a record that shows the effect of several operations');
    const [first, second, third] = [referencePlan(step), referencePlan(step), referencePlan(step)];
    // Days that the server has accepted before.
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
 * Adds a reference and removes it in one patch.
 *
 * @returns the reference, and whether the record still shows it
 * @throws Inconclusive when operations on the same members are not accepted, or the effect of a remove alone is not visible
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
      // A reference that is already gone cannot be removed again.
      undo: (record) =>
        partsAt(operations)
          .flatMap((part) => part.restore(original, record))
          .filter(({ op }) => op !== 'remove' || isLeft(record)),
    });
    assumeSuccess(answer, 'an add and a remove of the same member that are accepted');
    return { value, isLeft: isLeft(after) };
  });
}

const [CLERK] = CLERK_MEMBERS;

/** Working days from today; differs from the days of the rules about the processing date. */
const PARTLY_DAYS_AHEAD = 10;

interface PartlyFailing extends Change {
  /** The other operations whose effect the record shows, by part. */
  left: readonly string[];
}

/**
 * Sends a patch of which one operation fails.
 *
 * @param how - which operation fails; any other text means a failing `test`
 * @throws Inconclusive when that operation does not fail alone, or the effect of the others would not be visible
 */
export function patchFailingPartly(context: StepContext, how: string): Promise<PartlyFailing> {
  return context.once(`patch that fails partly: ${how}`, async (step) => {
    assume((await addReference(step)).isShown, `needs a record that shows ${REFERENCE} after it was added`);
    const reference = referencePlan(step);
    const atUnknown: Operation = { op: 'replace', path: `/${UNKNOWN_MEMBER}`, value: reference.value };
    const badValue: Operation = { op: 'add', path: `/${PROCESSING_DATE}`, value: GERMAN_DAY };
    // A server may check all paths before it changes anything, but values one by one.
    const fails = how === 'middle operation' && (await isRefusedAlone(step, badValue.path)) ? badValue : atUnknown;
    const date = datePlan(step, await originalRecord(step), PARTLY_DAYS_AHEAD);
    const clerk = await clerkThatShows(step);
    const status = ['middle operation', 'last operation'].includes(how) ? await statusThatShows(step) : undefined;
    // The last read after a patch may have shown this very status.
    const present = status === undefined ? undefined : await lastRecord(step);
    const bodies: Readonly<Record<string, readonly Operation[]>> = {
      'first operation': [fails, ...reference.operations],
      'middle operation': [...reference.operations, ...(status?.operations ?? []), fails, ...date.operations],
      'last operation': [...reference.operations, ...(clerk?.operations ?? []), ...(status?.operations ?? []), fails],
    };
    const test: Operation = { op: 'test', path: `/${REFERENCE}`, value: `not ${reference.value}` };
    const operations = bodies[how] ?? [...reference.operations, ...date.operations, test];
    if (operations.includes(atUnknown)) {
      const { answer } = await patchWrongly(step, atUnknown.path);
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
      // A stale read may show the clerk or the status of an earlier change.
      const isGone = (record: unknown) => clerk?.isShown(record) !== true && status?.isShown(record) !== true;
      const after = isGone(made.after) ? made.after : await readUntil(step, [], isGone, true);
      // Values that the record showed before have another cause.
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

/** Whether a wrong patch is refused and not applied. */
async function isRefusedAlone(context: StepContext, name: string): Promise<boolean> {
  const { answer, isShown } = await patchWrongly(context, name);
  return isRefused(answer) && isShown !== true;
}

/** Sets the configured clerk; undefined if there is none, or the record does not show it when it is set alone. */
async function clerkThatShows(context: StepContext): Promise<ShownPlan | undefined> {
  if (context.config.fixtures?.applications?.kreditsachbearbeiterPartnerId === undefined) return undefined;
  const { answer, before, after } = await replaceClerk(context);
  const plan = clerkPlan(context);
  return SUCCESS.has(answer.status) && !plan.isShown(before) && plan.isShown(after) ? plan : undefined;
}

/** Replaces the provider status by the configured one; undefined if there is none, or the record does not show it when it is set alone. */
async function statusThatShows(context: StepContext): Promise<ShownPlan | undefined> {
  if (context.config.fixtures?.applications?.produktAnbieterStatus === undefined) return undefined;
  // Replace the whole status first: its side effects are judged against a record whose status was not changed yet.
  await replaceStatus(context);
  const { answer, before, after, value } = await replaceProviderStatus(context);
  const isShown = (record: unknown) => statusIn(record)?.produktAnbieter === value;
  return SUCCESS.has(answer.status) && !isShown(before) && isShown(after)
    ? { ...providerStatusPlan(value), isShown }
    : undefined;
}
