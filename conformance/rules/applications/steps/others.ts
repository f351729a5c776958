import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { hasCredential } from '../../../engine/credentials.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume, leftOut } from '../../../engine/outcome.ts';
import { salesRead } from './application.ts';
import { LIST_PATH } from './list.ts';

/** The credentials of those whose application it is not, as statements name them. */
const OTHERS = { salesParty: 'v2SalesParty', otherProvider: 'v2OtherProvider' } as const;
type Other = (typeof OTHERS)[keyof typeof OTHERS];

/** The list of applications, as another provider reads it. */
export function listOfOther(context: StepContext): Promise<Answer> {
  return context.once('list of another provider', (step) =>
    step.target.send('applications', 'GET', LIST_PATH, { as: supplied(step, 'v2OtherProvider') }),
  );
}

/**
 * The credential of somebody whose application it is not.
 *
 * @throws Skipped when there is none
 * @throws Inconclusive when it lets nobody in anywhere
 */
export async function otherCaller(context: StepContext, who: string): Promise<Other> {
  const as = supplied(context, OTHERS[who as keyof typeof OTHERS]);
  const { status } = await (as === 'v2SalesParty' ? salesRead : listOfOther)(context);
  assume(SUCCESS.has(status), `needs a credential that is accepted elsewhere, got ${status}; see credentials.${as}`);
  return as;
}

/**
 * The credential of somebody else.
 *
 * @throws Skipped when there is none
 */
export function supplied({ config }: StepContext, as: Other): Other {
  if (!hasCredential(config, as)) throw leftOut(`credentials.${as}`);
  return as;
}
