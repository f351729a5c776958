import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { Inconclusive } from '../../../kit/outcome.ts';
import { assumeCredential } from './credential.ts';
import { determined, readDetermination } from './determine.ts';
import { assumeInService } from './in-service.ts';
import { readUnknown } from './unknown.ts';

/** The headers that tell what is left of the quota. */
export const RATE_LIMIT_HEADERS = ['X-RateLimit-Remaining', 'X-RateLimit-Reset'];

/** Answers that should carry the rate-limit headers: a determination and, where it can be read, what it leads to. */
export async function limitedAnswers(context: StepContext): Promise<readonly Answer[]> {
  const redirect = await determined(context, {});
  const determination = await readIfPossible(context);
  return determination?.status === 200 ? [redirect, determination] : [redirect];
}

/** Answers that may carry them: those, or a read that finds nothing where nothing may be written. */
export async function answersWithLimits(context: StepContext): Promise<readonly Answer[]> {
  if (context.mayWrite) return limitedAnswers(context);
  const answer = await readUnknown(context);
  await assumeInService(context, answer.status);
  await assumeCredential(context, answer.status);
  return [answer];
}

async function readIfPossible(context: StepContext): Promise<Answer | undefined> {
  try {
    return await readDetermination(context, {});
  } catch (error) {
    if (error instanceof Inconclusive) return undefined;
    throw error;
  }
}
