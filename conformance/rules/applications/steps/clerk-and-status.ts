import { assume, leftOut, NotApplicable, SUCCESS, type StepContext } from '../../engine.ts';
import { originalRecord, readApplication, salesRead } from './application.ts';
import { change, providerStatusPlan, type Change } from './change.ts';
import { clerkPlan, replaceClerk } from './dated.ts';
import { clerkIn, isWhole, namesClerk, partsAt, statusIn } from './members.ts';
import { firstPatch } from './patches.ts';
import { readAsBoth, type BothReads } from './sales.ts';
import { replaceProviderStatus } from './status.ts';

/** A replacement of the credit clerk and of the provider's part of the status in one call. */
export interface BothReplaced extends Change {
  clerk: string;
  status: string;
  /** What the record has shown of each alone. */
  shows: { clerk: boolean; status: boolean };
  /** The application while it is changed; undefined where the call was refused. */
  reads: BothReads | undefined;
}

/**
 * Replaces the clerk and the status in one call, and puts both back.
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
    const readBack = () => step.poll(async () => (await readApplication(step)).json(), isBack);
    // From another status than before, the transition may not be allowed.
    assume(isBack(await readBack()), 'needs a status that reads as it was once it is put back');
    const operations = [...clerk.operations, ...providerStatusPlan(status).operations];
    const undone = hasStatus(original) ? clerk.operations : operations;
    const plan = {
      operations,
      isShown: (record: unknown) =>
        (!shows.clerk || namesClerk(record, clerk.value)) && (!shows.status || hasStatus(record)),
      undo: (after: unknown) => partsAt(undone).flatMap((part) => part.back(original, after)),
    };
    const { type } = await firstPatch(step);
    // What a server keeps of a read shows only where there was one before.
    await salesRead(step);
    const replaced = await change(step, plan, type, async (made) => {
      const reads = SUCCESS.has(made.answer.status) ? await readAsBoth(step) : undefined;
      return { ...made, clerk: clerk.value, status, shows, reads };
    });
    // Reads may lag behind: whoever reads next must not find the change.
    await readBack();
    return replaced;
  });
}
