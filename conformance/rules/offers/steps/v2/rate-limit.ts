import type { Seen } from '../../../../engine/contract/observations.ts';
import { SUCCESS_OR_REDIRECT } from '../../../../engine/expect.ts';

/** The headers that tell what is left of the quota. */
export const RATE_LIMIT_HEADERS = ['X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

/** How the interface answers: with what was asked for, or with a refusal of its own. */
export const OUTCOMES = ['success', 'refused'] as const;

/**
 * Tells how the interface itself has answered; undefined for an answer that a gateway may have given, to a stranger or in a crash.
 */
export function outcomeOf({ came, answer }: Seen): (typeof OUTCOMES)[number] | undefined {
  if (came !== 'given') return undefined;
  if (SUCCESS_OR_REDIRECT.has(answer.status)) return 'success';
  return answer.status < 500 && answer.status !== 401 ? 'refused' : undefined;
}
