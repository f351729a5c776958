import { watched } from '../../generated/body-limit.ts';
import type { Limit } from './limit.ts';
import { unanswered } from './unanswered.ts';

/**
 * An answer whose body ends with the limit: reading it fails with the reason of the signal, and the connection is freed. The limit ends
 * with the body.
 */
export function withLimit(answer: Response, { signal, release }: Limit): Response {
  if (!(answer.body instanceof ReadableStream)) {
    release();
    return answer;
  }
  const next: Parameters<typeof watched>[1] = async (read) => {
    const chunk = await read().catch((error: unknown) => {
      release();
      throw signal.aborted ? signal.reason : unanswered('the answer broke off', error);
    });
    if (signal.aborted) throw signal.reason;
    if (!chunk) release();
    return chunk;
  };
  return watched(answer, next, signal, release);
}
