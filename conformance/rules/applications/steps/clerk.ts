import type { StepContext } from '../../../kit/context.ts';
import type { Change } from './change.ts';
import { changeAndUndo } from './first-patch.ts';
import { namesClerk } from './parts.ts';

/** Names another credit clerk, and puts the present one back. */
export function replaceClerk(context: StepContext): Promise<Change & { value: string }> {
  return context.once('credit clerk replaced', async (step) => {
    const value = step.fixture('applications', 'kreditsachbearbeiterPartnerId');
    const change = await changeAndUndo(step, () => ({
      operations: [{ op: 'replace', path: '/ansprechpartner/partnerId', value }],
      isShown: (record) => namesClerk(record, value),
    }));
    return { ...change, value };
  });
}
