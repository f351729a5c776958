import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
import { changeDated, type Dated } from './dated.ts';
import { namesClerk } from './parts.ts';
import type { ValuePlan } from './plans.ts';

/** Names the clerk of the configuration. */
function clerkPlan(context: StepContext): ValuePlan {
  const value = context.fixture('applications', 'kreditsachbearbeiterPartnerId');
  return {
    value,
    operations: [{ op: 'replace', path: '/ansprechpartner/partnerId', value }],
    isShown: (record) => namesClerk(record, value),
  };
}

/** Names another credit clerk, and puts the present one back. */
export function replaceClerk(context: StepContext): Promise<Dated & { value: string }> {
  return context.once('credit clerk replaced', async (step) => {
    const plan = clerkPlan(step);
    return { ...(await changeDated(step, () => plan)), value: plan.value };
  });
}

/**
 * Makes sure that the clerk of the configuration is another one than the present one.
 *
 * @throws Inconclusive when it is the same
 */
export function assumeOtherClerk({ before, value }: Dated & { value: string }): void {
  assume(
    !namesClerk(before, value),
    'needs a clerk other than the present one in fixtures.applications.kreditsachbearbeiterPartnerId',
  );
}
