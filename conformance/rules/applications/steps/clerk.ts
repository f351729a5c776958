import type { StepContext } from '../../../engine/context.ts';
import type { Change } from './change.ts';
import { changeAndUndo } from './first-patch.ts';
import { namesClerk } from './parts.ts';
import type { ValuePlan } from './plans.ts';

/** Names the clerk of the configuration. */
export function clerkPlan(context: StepContext): ValuePlan {
  const value = context.fixture('applications', 'kreditsachbearbeiterPartnerId');
  return {
    value,
    operations: [{ op: 'replace', path: '/ansprechpartner/partnerId', value }],
    isShown: (record) => namesClerk(record, value),
  };
}

/** Names another credit clerk, and puts the present one back. */
export function replaceClerk(context: StepContext): Promise<Change & { value: string }> {
  return context.once('credit clerk replaced', async (step) => {
    const plan = clerkPlan(step);
    return { ...(await changeAndUndo(step, () => plan)), value: plan.value };
  });
}
