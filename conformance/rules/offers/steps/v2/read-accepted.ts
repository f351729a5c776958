import type { Answer } from '../../../../engine/answer.ts';
import type { StepContext } from '../../../../engine/context.ts';
import { assumeCredential } from './credential.ts';
import type { ReadName } from './reads.ts';
import { readUnknown } from './unknown.ts';

/**
 * Reads a part of a determination that nobody made, with a token that the target accepts.
 *
 * @throws Inconclusive when the token is not accepted
 */
export async function readUnknownAccepted(context: StepContext, name: ReadName = 'ermittlung'): Promise<Answer> {
  const answer = await readUnknown(context, name);
  await assumeCredential(context, answer.status);
  return answer;
}
