import { assume, isRedirect, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { assumeSuccess } from '../../steps/statuses.ts';
import { isRefused, lastRecord, originalRecord, patchApplication, readAsSales } from './application.ts';
import {
  change,
  readUntil,
  referencePlan,
  datePlan,
  dayPlan,
  isDay,
  providerStatusPlan,
  type Change,
  type Plan,
  type ShownPlan,
  type ValuePlan,
} from './change.ts';
import { clerkPlan, replaceClerk } from './dated.ts';
import { tried } from '../../steps/tried.ts';
import { changeAndUndo, firstPatch, NO_MEMBER } from './patches.ts';
import { GERMAN_DAY, patchWrongly } from './wrong-patches.ts';
import { replaceProviderStatus, replaceStatus } from './status.ts';
import {
  CLERK_MEMBERS,
  partsAt,
  placesNamed,
  PROCESSING_DATE,
  REFERENCE,
  REMOVE,
  statusIn,
  textNamed,
  textsIn,
  type Operation,
  type Part,
} from './members.ts';
import { keepsState } from '../../steps/state.ts';

/** Sets a new reference, as the first patch of a run does. */
export async function addReference(context: StepContext): Promise<Change & { value: string }> {
  return (await firstPatch(context)).reference;
}

/** Beginnings of odd references, with zeros, letters beyond ASCII and signs of markup and addresses, of which some may be refused. */
const ODD = ['007 Ä&É/<🏠>%41\\ ', '007 Ä&É/ ', '007 Ä/É '] as const;

/** Sets the first odd reference that the server takes, or the last: it may refuse one, but not garble it. */
export function addOddReference(context: StepContext): Promise<Change & { value: string }> {
  return context.once('reference beyond ASCII added', async (step) => {
    const add = async (prefix: string) => {
      const plan = referencePlan(step, prefix);
      return { ...(await changeAndUndo(step, plan)), value: plan.value };
    };
    const [oddest, ...others] = ODD;
    const odd = await tried(add(oddest));
    // A firewall may give no answer, or lead elsewhere.
    const isTaken = odd !== undefined && !isRefused(odd.answer) && !isRedirect(odd.answer);
    if (isTaken) return odd;
    const [odder, plainest] = others;
    const other = await add(odder);
    return isRefused(other.answer) ? add(plainest) : other;
  });
}

/** A removal of the reference, with the records around it. */
interface Removal {
  /** The record after the reference was set, and that before it. */
  before: unknown;
  former: unknown;
  /** Whether that record shows it. */
  wasShown: boolean;
  answer: Answer;
  after: unknown;
  /** The references that the record shows afterwards where it has shown the one that was added; none where one of them is gone. */
  left: readonly unknown[];
  /** The same of what a sales party reads then, where it reads anything. */
  leftForSales: readonly unknown[];
  /** The answer to a second removal, when the record did not show the reference any more. */
  again: Answer | undefined;
  /** The answer to the addition of the former reference after that, where there was one; of another where that one is refused. */
  addedAfter: Answer | undefined;
}

/**
 * Sets a new reference, and removes it.
 *
 * @throws Inconclusive when it cannot be set
 */
export function removeReference(context: StepContext): Promise<Removal> {
  return context.once('reference removed', async (step) => {
    const { isShown } = await addReference(step);
    const { type } = await firstPatch(step);
    const original = await originalRecord(step);
    const [part] = partsAt([REMOVE]) as [Part];
    const isKept = part.of(original) === undefined || !keepsState(step);
    // Where the addition was lost, a removal would take away what no addition brings back.
    assume(isShown || isKept, `needs an ${REFERENCE} that the record shows after it was added`);
    let isRemoved = false;
    let isBack = false;
    const back = () => part.back(original, undefined).filter(({ op }) => op !== 'remove' || !isRemoved);
    const undo = () => (isBack ? [] : back());
    const { value, operations, isShown: showsValue } = referencePlan(step);
    // A record that has not shown the reference before is not waited for again.
    const plan = { operations, undo, ...(isShown ? { isShown: showsValue } : {}) };
    return change(step, plan, type, async (added) => {
      assumeSuccess(added.answer, 'a reference that can be added first');
      const leftIn = leftOf(added.after, value);
      const forSales = async () => (keepsState(step) ? (await readAsSales(step)).json() : undefined);
      // A stale copy of a read shows only where there was a read before.
      const leftInSales = leftOf(await forSales(), value, part.of(original));
      const isGone = (record: unknown) => leftIn(record).length === 0;
      const answer = await patchApplication(step, [REMOVE], type);
      const after = await readUntil(step, [part], isGone, SUCCESS.has(answer.status));
      isRemoved = SUCCESS.has(answer.status) && isGone(after);
      const readLeft = async () => leftInSales(await forSales());
      const leftForSales = isRemoved ? await step.poll(readLeft, ({ length }) => length === 0) : [];
      const again = isRemoved && added.isShown ? await patchApplication(step, [REMOVE], type) : undefined;
      let addedAfter = isRemoved && back().length > 0 ? await patchApplication(step, back(), type) : undefined;
      isBack = addedAfter !== undefined && SUCCESS.has(addedAfter.status);
      if (addedAfter !== undefined && isRefused(addedAfter)) {
        // The former reference may have a form that is no longer taken, or be given for good.
        addedAfter = await patchApplication(step, referencePlan(step).operations, type);
        if (SUCCESS.has(addedAfter.status)) await patchApplication(step, [REMOVE], type);
      }
      return {
        before: added.after,
        former: added.before,
        wasShown: added.isShown,
        answer,
        after,
        left: leftIn(after),
        leftForSales,
        again,
        addedAfter,
      };
    });
  });
}

/** What later records show at each place where one has shown a reference; nothing if any of them is empty: the others may be a history. */
export function leftOf(before: unknown, ...references: readonly unknown[]): (record: unknown) => unknown[] {
  const places = [...placesNamed(before, REFERENCE)].flatMap(([place, shown]) =>
    textsIn(shown).some((one) => references.includes(one)) ? [place] : [],
  );
  return (record) => {
    const now = placesNamed(record, REFERENCE);
    const left = places.flatMap((place) => (textsIn(now.get(place)).length > 0 ? [now.get(place)] : []));
    return left.length < places.length ? [] : left;
  };
}

/** Days from today; a day on which work is expected should lie ahead, but not too far. */
const DAYS_AHEAD = { alone: 4, withReference: 6 };

/** More working days than a provider is ever closed at a stretch. */
const BEYOND_HOLIDAYS = 12;

/**
 * Announces a day or, where that is refused, others: a later one, since it may be a holiday, and nearer ones, since that may be too far.
 */
async function announce(
  context: StepContext,
  daysAhead: number,
  planFor: (date: ValuePlan) => Plan,
): Promise<Change & { value: string }> {
  const attempt = async (days: number) => {
    const date = datePlan(context, await originalRecord(context), days);
    return { ...(await changeAndUndo(context, planFor(date))), value: date.value };
  };
  let made = await attempt(daysAhead);
  for (const days of [daysAhead + BEYOND_HOLIDAYS, daysAhead / 2, daysAhead + 2])
    if (isRefused(made.answer)) made = await attempt(days);
  return made;
}

/** Announces a day. */
export function addProcessingDate(context: StepContext): Promise<Change & { value: string }> {
  return context.once('processing date added', (step) => announce(step, DAYS_AHEAD.alone, (date) => date));
}

/** Sets a new reference and announces a day in one call; not the day that `addProcessingDate` may have left behind. */
export function addBoth(context: StepContext): Promise<Change & { reference: string; day: string }> {
  return context.once('reference and processing date added', async (step) => {
    const reference = referencePlan(step);
    // A record that has not shown the one or the other by itself is not waited for again.
    const shows = { reference: (await addReference(step)).isShown, date: (await addProcessingDate(step)).isShown };
    const change = await announce(step, DAYS_AHEAD.withReference, (date) => ({
      operations: [...reference.operations, ...date.operations],
      isShown: (record: unknown) =>
        (!shows.reference || reference.isShown(record)) && (!shows.date || date.isShown(record)),
    }));
    return { ...change, reference: reference.value, day: change.value };
  });
}

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
      const { answer } = await patchWrongly(step, 'missing target');
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
      return { ...made, after, left: leftIn(after).filter((name) => !former.includes(name)) };
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
