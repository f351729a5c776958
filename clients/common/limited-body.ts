import { watched } from '../../generated/body-limit.ts';
import type { Limit } from './limit.ts';
import { unanswered } from './unanswered.ts';

/**
 * An answer whose body is cut off by the limit: reading it fails with the reason of the signal, and the connection is freed. The limit
 * ends with the body.
 */
export function withLimit(answer: Response, limit: Limit): Response {
  const { signal, release } = limit;
  const broken = (error: unknown) => {
    release();
    return signal.aborted ? (signal.reason as unknown) : unanswered('the answer broke off', error);
  };
  const seen = (piece: unknown) => {
    if (signal.aborted) throw signal.reason;
    if (piece === undefined) release();
  };
  return watched(answer, seen, { begun: (cancel) => (limit.ended = cancel), release, broken });
}
