import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { Inconclusive } from '../../../kit/outcome.ts';
import { commissionReadings } from './commission.ts';
import { assumeCredential } from './credential.ts';
import { determined } from './determine.ts';
import { assumeInService } from './in-service.ts';
import { readPart } from './parts.ts';
import { READS_AT_ONCE } from './reads.ts';
import { readUnknown } from './unknown.ts';

/** The headers that tell what is left of the quota. */
export const RATE_LIMIT_HEADERS = ['X-RateLimit-Remaining', 'X-RateLimit-Reset'];

/** Answers that should carry the rate-limit headers: a determination, what it leads to, and the way to its commission. */
export async function limitedAnswers(context: StepContext): Promise<readonly Answer[]> {
  const redirect = await determined(context, {});
  const reads = await Promise.all(READS_AT_ONCE.map((name) => ifPossible(async () => [await readPart(context, name)])));
  const readings = await ifPossible(() => commissionReadings(context));
  return [redirect, ...[...reads, readings].flat().filter(({ status }) => status === 200 || status === 302)];
}

/** Answers that may carry them: those, or a read that finds nothing where nothing may be written. */
export async function answersWithLimits(context: StepContext): Promise<readonly Answer[]> {
  if (context.mayWrite) return limitedAnswers(context);
  const answer = await readUnknown(context);
  await assumeInService(context, answer.status);
  await assumeCredential(context, answer.status);
  return [answer];
}

/** Nothing where a read cannot be made: what it lacks is said by the rule about that read. */
async function ifPossible(read: () => Promise<readonly Answer[]>): Promise<readonly Answer[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Inconclusive) return [];
    throw error;
  }
}
