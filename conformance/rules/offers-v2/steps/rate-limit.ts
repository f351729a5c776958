import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { determined, readDetermination } from './determine.ts';

/** The headers that tell what is left of the quota. */
export const RATE_LIMIT_HEADERS = ['X-RateLimit-Remaining', 'X-RateLimit-Reset'];

/** Answers that should carry the rate-limit headers: a determination and, where it can be read, what it leads to. */
export async function limitedAnswers(context: StepContext): Promise<readonly Answer[]> {
  const answers = [await determined(context, {}), await readDetermination(context, {})];
  return answers.filter(({ status }) => status === 200 || status === 302);
}
