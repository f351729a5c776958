import type { Answer } from '../../../../engine/answer.ts';
import type { StepContext } from '../../../../engine/context.ts';
import { assumeCredential } from './credential.ts';
import { assumeInService } from './in-service.ts';
import type { ReadName } from './reads.ts';
import { readUnknown } from './unknown.ts';

/**
 * Reads a part of a determination that nobody made, with a token that the target accepts.
 *
 * @throws NotApplicable when the interface is retired
 * @throws Inconclusive when the token is not accepted
 */
export async function readUnknownAccepted(context: StepContext, name: ReadName = 'ermittlung'): Promise<Answer> {
  const answer = await readUnknown(context, name);
  await assumeInService(context, answer.status);
  await assumeCredential(context, answer.status);
  return answer;
}
