import { assume, isRedirect, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { assumeSuccess } from '../../steps/statuses.ts';
import { isRefused, originalRecord, patchApplication, readAsSales } from './application.ts';
import { change, readUntil, referencePlan, datePlan, type Change, type Plan, type ValuePlan } from './change.ts';
import { tried } from '../../steps/tried.ts';
import { changeAndUndo, firstPatch } from './patches.ts';
import { partsAt, placesNamed, REFERENCE, REMOVE, textNamed, textsIn, type Part } from './members.ts';
import { keepsState } from '../../steps/state.ts';

/** Sets a new reference: the first patch of a run. */
export async function addReference(context: StepContext): Promise<Change & { value: string }> {
  return (await firstPatch(context)).reference;
}

/** Prefixes of unusual references, with zeros, letters beyond ASCII, and characters of markup and URLs. A server may refuse some. */
const ODD = ['007 Ä&É/<🏠>%41\\ ', '007 Ä&É/ ', '007 Ä/É '] as const;

/** Sets the first unusual reference that the server accepts, or else the last: it may refuse one, but not garble it. */
export function addOddReference(context: StepContext): Promise<Change & { value: string }> {
  return context.once('reference beyond ASCII added', async (step) => {
    const add = async (prefix: string) => {
      const plan = referencePlan(step, prefix);
      return { ...(await changeAndUndo(step, plan)), value: plan.value };
    };
    const [oddest, ...others] = ODD;
    const odd = await tried(add(oddest));
    // A firewall may send no response, or redirect.
    const isTaken = odd !== undefined && !isRefused(odd.answer) && !isRedirect(odd.answer);
    if (isTaken) return odd;
    const [odder, plainest] = others;
    const other = await add(odder);
    return isRefused(other.answer) ? add(plainest) : other;
  });
}

/** A removal of the reference, with the records before and after. */
interface Removal {
  /** The record after the reference was set. */
  before: unknown;
  /** The record before the reference was set. */
  former: unknown;
  /** Whether `before` shows the reference. */
  wasShown: boolean;
  answer: Answer;
  after: unknown;
  /** What `after` shows where `before` showed the reference; see `leftOf`. */
  left: readonly unknown[];
  /** The same for a later record. */
  leftIn(record: unknown): readonly unknown[];
  /** The same for the record that a sales party reads then. */
  leftForSales: readonly unknown[];
  /** The response to a second removal, if the record no longer shows the reference. */
  again: Answer | undefined;
  /** The response to adding the former reference again, if there was one; if that was refused, to adding a new one. */
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
    const isKept = part.valueIn(original) === undefined || !keepsState(step);
    // If the server drops additions, no addition could restore the reference after a removal.
    assume(isShown || isKept, `needs an ${REFERENCE} that the record shows after it was added`);
    let isRemoved = false;
    let isBack = false;
    const back = () => part.restore(original, undefined).filter(({ op }) => op !== 'remove' || !isRemoved);
    const undo = () => (isBack ? [] : back());
    const { value, operations, isShown: showsValue } = referencePlan(step);
    // Do not wait again for a record that did not show the first reference.
    const plan = { operations, undo, ...(isShown ? { isShown: showsValue } : {}) };
    return change(step, plan, type, async (added) => {
      assumeSuccess(added.answer, 'a reference that can be added first');
      const isUnset = (shown: unknown) => shown === '' && textNamed(original, REFERENCE) === '';
      const leftIn = (record: unknown) => leftOf(added.after, value)(record).filter((one) => !isUnset(one));
      const forSales = async () => (keepsState(step) ? (await readAsSales(step)).json() : undefined);
      // Read before the removal too: only then can a cache return a stale copy.
      const leftInSales = leftOf(await forSales(), value, part.valueIn(original));
      const isGone = (record: unknown) => leftIn(record).length === 0;
      const answer = await patchApplication(step, [REMOVE], type);
      const after = await readUntil(step, [part], isGone, SUCCESS.has(answer.status));
      isRemoved = SUCCESS.has(answer.status) && isGone(after);
      const readLeft = async () => leftInSales(await forSales()).filter((one) => !isUnset(one));
      const leftForSales = isRemoved ? await step.poll(readLeft, ({ length }) => length === 0) : [];
      const again = isRemoved && added.isShown ? await patchApplication(step, [REMOVE], type) : undefined;
      let addedAfter = isRemoved && back().length > 0 ? await patchApplication(step, back(), type) : undefined;
      isBack = addedAfter !== undefined && SUCCESS.has(addedAfter.status);
      if (addedAfter !== undefined && isRefused(addedAfter)) {
        // The former reference may have a format that is no longer accepted, or be taken for good.
        addedAfter = await patchApplication(step, referencePlan(step).operations, type);
        if (SUCCESS.has(addedAfter.status)) await patchApplication(step, [REMOVE], type);
      }
      return {
        before: added.after,
        former: added.before,
        wasShown: added.isShown,
        answer,
        after,
        leftIn,
        left: leftIn(after),
        leftForSales,
        again,
        addedAfter,
      };
    });
  });
}

/** What later records show at each place where `before` showed a reference. Nothing if one place is empty: the others may be a history. */
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

/** Working days from today: the day should be in the future, but not too far. */
const DAYS_AHEAD = { alone: 4, withReference: 6 };

/** More working days than a provider is ever closed at a stretch. */
const BEYOND_HOLIDAYS = 12;

/** Announces a day. If that is refused, tries a later one, since the first may be a holiday, then nearer ones, since it may be too far. */
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

export function addProcessingDate(context: StepContext): Promise<Change & { value: string }> {
  return context.once('processing date added', (step) => announce(step, DAYS_AHEAD.alone, (date) => date));
}

/** Sets a new reference and announces a day in one call; another day than `addProcessingDate`, which may still be set. */
export function addBoth(context: StepContext): Promise<Change & { reference: string; day: string }> {
  return context.once('reference and processing date added', async (step) => {
    const reference = referencePlan(step);
    // Do not wait for a part that the record did not show when it was set alone.
    const shows = { reference: (await addReference(step)).isShown, date: (await addProcessingDate(step)).isShown };
    const change = await announce(step, DAYS_AHEAD.withReference, (date) => ({
      operations: [...reference.operations, ...date.operations],
      isShown: (record: unknown) =>
        (!shows.reference || reference.isShown(record)) && (!shows.date || date.isShown(record)),
    }));
    return { ...change, reference: reference.value, day: change.value };
  });
}
