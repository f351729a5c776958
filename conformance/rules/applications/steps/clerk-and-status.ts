import { assume, leftOut, NotApplicable, SUCCESS, type StepContext } from '../../engine.ts';
import { originalRecord, readAsSales, salesRead } from './application.ts';
import { addReference, leftOf, REMOVE, removeReference } from './attributes.ts';
import { change, providerStatusPlan, readUntil } from './change.ts';
import { clerkPlan, datedAfter, replaceClerk, type Dated } from './dated.ts';
import { clerkIn, isWhole, namesClerk, partsAt, REFERENCE, statusIn, textNamed } from './members.ts';
import { firstPatch } from './patches.ts';
import { readAsBoth, type BothReads } from './sales.ts';
import { replaceProviderStatus } from './status.ts';

/** A replacement of the credit clerk and of the provider's part of the status in one call. */
export interface BothReplaced extends Dated {
  clerk: string;
  status: string;
  /** What the record has shown of each alone. */
  shows: { clerk: boolean; status: boolean };
  /** Tells whether a record lacks the reference that the call removes, too; undefined where it removes none. */
  lacksReference: ((record: unknown) => boolean) | undefined;
  /** The application while it is changed; undefined where the call was refused. */
  reads: BothReads | undefined;
}

/**
 * Replaces the clerk and the status in one call, which removes the reference where that has worked alone, and puts all of them back.
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
    const alone = { clerk: await replaceClerk(step), status: await replaceProviderStatus(step) };
    for (const { answer } of [alone.clerk, alone.status]) {
      if (!SUCCESS.has(answer.status))
        throw new NotApplicable(`one of the two is refused alone, with ${answer.status}`);
    }
    const [clerk, status] = [clerkPlan(step), alone.status.value];
    const hasStatus = (record: unknown) => statusIn(record)?.produktAnbieter === status;
    const shows = { clerk: namesClerk(alone.clerk.after, clerk.value), status: hasStatus(alone.status.after) };
    const isBack = (record: unknown) => statusIn(record)?.produktAnbieter === present;
    const readBack = () => readUntil(step, [], isBack, true);
    // From another status than before, the transition may not be allowed.
    const former = await readBack();
    assume(isBack(former), 'needs a status that reads as it was once it is put back');
    const lacksReference = await removalThatWorks(step, former);
    const operations = [
      ...(lacksReference === undefined ? [] : [REMOVE]),
      ...clerk.operations,
      ...providerStatusPlan(status).operations,
    ];
    const undone = operations.filter(({ path }) => !hasStatus(original) || !path.startsWith('/status'));
    const plan = datedAfter(former, {
      operations,
      isShown: (record: unknown) =>
        (!shows.clerk || namesClerk(record, clerk.value)) &&
        (!shows.status || hasStatus(record)) &&
        lacksReference?.(record) !== false,
      undo: (after: unknown) => partsAt(undone).flatMap((part) => part.back(original, after)),
    });
    const { type } = await firstPatch(step);
    // What a server keeps of a read shows only where there was one before.
    await salesRead(step);
    const replaced = await change(step, plan, type, async (made) => {
      const isTaken = SUCCESS.has(made.answer.status);
      const reads = isTaken
        ? await readAsBoth(step, { provider: made.after, sales: await readAsSales(step) })
        : undefined;
      return { ...made, former, clerk: clerk.value, status, shows, lacksReference, reads };
    });
    // Reads may lag behind: whoever reads next must not find the change.
    await readBack();
    return replaced;
  });
}

/** Tells whether a record lacks the reference that another one shows; undefined where no removal alone has done that. */
async function removalThatWorks(
  context: StepContext,
  record: unknown,
): Promise<((record: unknown) => boolean) | undefined> {
  const reference = textNamed(await originalRecord(context), REFERENCE);
  const { isShown } = await addReference(context);
  if (reference === undefined || !isShown || textNamed(record, REFERENCE) !== reference) return undefined;
  const { answer, left } = await removeReference(context);
  const leftIn = leftOf(record, reference);
  return SUCCESS.has(answer.status) && left.length === 0 ? (one) => leftIn(one).length === 0 : undefined;
}
