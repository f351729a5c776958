import type { StepContext } from '../../../kit/context.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { changeAndUndo, leaveBehind, type Change } from './change.ts';
import { membersNamed, textsIn } from './members.ts';
import { CLERK_MEMBERS } from './names.ts';

/** The members of a record that name a credit clerk. */
export function clerksIn(record: unknown): unknown[] {
  return CLERK_MEMBERS.flatMap((name) => membersNamed(record, name));
}

/** Tells whether a record names this credit clerk. */
export function namesClerk(record: unknown, partnerId: string): boolean {
  return clerksIn(record).some((clerk) => textsIn(clerk).includes(partnerId));
}

/** Names another credit clerk, and puts the present one back. */
export function replaceClerk(context: StepContext): Promise<Change & { value: string }> {
  return context.once('credit clerk replaced', async (step) => {
    const value = step.fixture('applications', 'kreditsachbearbeiterPartnerId');
    const path = '/ansprechpartner/partnerId';
    let former: string | undefined;
    const change = await changeAndUndo(step, (before) => {
      former = formerClerk(before);
      return {
        operations: [{ op: 'replace', path, value }],
        isShown: (record) => namesClerk(record, value),
        undo: () => (former === undefined || former === value ? [] : [{ op: 'replace', path, value: former }]),
      };
    });
    if (former === undefined && SUCCESS.has(change.answer.status)) leaveBehind(step, 'credit clerk');
    return { ...change, value };
  });
}

function formerClerk(record: unknown): string | undefined {
  for (const clerk of clerksIn(record)) {
    if (typeof clerk === 'string') return clerk;
    const [partnerId] = membersNamed(clerk, 'partnerId');
    if (typeof partnerId === 'string') return partnerId;
  }
  return undefined;
}
