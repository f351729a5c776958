import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Largest request body that is read, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Length of the body that a request announces, in bytes; 0 for the methods that have none, null where only reading tells.
 */
export function announcedLength({ method, headers }: Pick<Request, 'method' | 'headers'>): number | null {
  if (method === 'GET' || method === 'HEAD') return 0;
  const length = headers.has('transfer-encoding') ? null : headers.get('content-length');
  return length === null ? null : Number(length);
}

const withMessage = (c: Context, message: string): Response => c.json({ message }, 413);

/**
 * Refuses a request whose body is larger than {@link MAX_BODY_BYTES}, whether it announces its length or not.
 *
 * @param refuse makes the 413 in the form that the errors of the interface have
 */
export function limitBody(refuse: (c: Context, message: string) => Response = withMessage): MiddlewareHandler {
  const onError = (c: Context) => refuse(c, `the body is larger than ${MAX_BODY_BYTES} bytes`);
  const counting = bodyLimit({ maxSize: MAX_BODY_BYTES, onError });
  return async (c, next) => {
    const announced = announcedLength(c.req.raw);
    // Asking for the body would turn the request of the server into a standard one, which takes longer than the answer.
    if (announced === null) return counting(c, next);
    return announced > MAX_BODY_BYTES ? onError(c) : next();
  };
}
