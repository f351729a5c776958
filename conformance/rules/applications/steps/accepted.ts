import type { Answer } from '../../../engine/answer.ts';
import type { Context } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { FIXTURE, isRefused, unauthorized } from './application.ts';
import { firstPatch } from './first-patch.ts';

/** The faults of servers that take no patch at all: whatever a patch says, they let nobody do it. */
export const PATCH_FAULTS = [
  'patch-wants-object',
  'patch-not-possible',
  'patch-wants-merge-type',
  'patch-redirects',
] as const;

/**
 * Judges that a patch was accepted.
 *
 * @param see - the setting that the reason of a refusal names
 * @throws Inconclusive when the credential is refused, and has never let a patch through
 */
export async function expectAccepted(context: Context, answer: Answer, see: string = FIXTURE): Promise<void> {
  if (answer.status === 401 && !(await firstPatch(context)).isAccepted) throw unauthorized(context);
  const got = isRefused(answer) ? `${answer.status}; see ${see}` : String(answer.status);
  context.expect.that(SUCCESS.has(answer.status), 'status 2xx', got, answer);
}
