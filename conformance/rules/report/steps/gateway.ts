import type { Answer } from '../../../kit/answer.ts';

/** Tells whether a status is one that a gateway in front of the service answers for itself: 401, 429, or a 5xx beyond 500. */
export function isOfGateway({ status }: Answer): boolean {
  return status === 401 || status === 429 || status > 500;
}
