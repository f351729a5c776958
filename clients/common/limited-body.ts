import { withBody } from '../../generated/body-limit.ts';
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
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = () => {
          controller.error(signal.reason);
          void reader.cancel(signal.reason).catch(() => undefined);
        };
        signal.addEventListener('abort', end, { once: true });
        if (signal.aborted) end();
      },
      pull: async (controller) => {
        const read = await reader.read().catch((error: unknown) => {
          release();
          throw unanswered('the answer broke off', error);
        });
        if (signal.aborted) return;
        if (!read.done) return controller.enqueue(read.value);
        release();
        controller.close();
      },
      cancel: (reason) => {
        release();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return withBody(answer, body);
}
