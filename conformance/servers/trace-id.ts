import { randomUUID } from 'node:crypto';

/** The trace id of the caller, or a new one when the request carries none. */
export function traceIdOf({ headers }: Request): string {
  return headers.get('x-traceid')?.trim() || randomUUID();
}
