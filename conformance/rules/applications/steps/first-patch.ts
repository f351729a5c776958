import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { originalRecord } from './application.ts';
import { change, type Change, type Plan } from './change.ts';
import { PATCH_TYPES, type PatchType } from './operation.ts';
import { datePlan, providerStatusPlan, referencePlan } from './plans.ts';
import { statusIn } from './status-members.ts';

/** Statuses by which a deployment may refuse a media type. */
const REFUSALS_OF_TYPE: readonly number[] = [400, 406, 415];
/** Another day than those of the rules about the day. */
const DAYS_AHEAD = 18;

/** One attempt to have a patch accepted. */
export interface Attempt {
  type: PatchType;
  answer: Answer;
}

/** How the first patches of a run went. */
export interface FirstPatch {
  isAccepted: boolean;
  /** The media type of every later patch: the one that works, or that of JSON Patch when none does. */
  type: PatchType;
  /** The attempts in their order; the last one is the accepted one, if any. */
  attempts: readonly Attempt[];
  /** The addition of a reference by `type`, when it was among the attempts. */
  reference: (Change & { value: string }) | undefined;
}

/**
 * Finds out how the target takes patches at all: by a new reference, and where that is refused for its own sake by the
 * present status of the provider, or by a day.
 *
 * @throws Inconclusive when the application cannot be read
 */
export function firstPatch(context: StepContext): Promise<FirstPatch> {
  return context.once('first patch', async (step) => {
    const before = await originalRecord(step);
    const provider = statusIn(before)?.produktAnbieter;
    const reference = referencePlan(step);
    const plans: Plan[] = [
      reference,
      ...(provider === undefined ? [] : [{ ...providerStatusPlan(provider), undo: () => [] }]),
      datePlan(step, before, DAYS_AHEAD),
    ];
    const attempts: Attempt[] = [];
    const references = new Map<PatchType, Change & { value: string }>();
    const end = (isAccepted: boolean, type: PatchType) => ({
      isAccepted,
      type,
      attempts,
      reference: references.get(type),
    });
    for (const plan of plans) {
      for (const type of PATCH_TYPES) {
        const made = await change(step, plan, type, (one) => Promise.resolve(one));
        attempts.push({ type, answer: made.answer });
        if (plan === reference) references.set(type, { ...made, value: reference.value });
        if (SUCCESS.has(made.answer.status)) return end(true, type);
        if (!REFUSALS_OF_TYPE.includes(made.answer.status)) break;
      }
    }
    return end(false, PATCH_TYPES[0]);
  });
}

/** Makes a change and undoes it, by the media type that the target takes. */
export async function changeAndUndo(
  context: StepContext,
  planFor: (before: Record<string, unknown>) => Plan,
): Promise<Change> {
  const { type } = await firstPatch(context);
  return change(context, planFor(await originalRecord(context)), type, (made) => Promise.resolve(made));
}
