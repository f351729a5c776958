import { randomUUID } from 'node:crypto';

/** The trace id of the caller, or a new one if the request has none. */
export function traceIdOf({ headers }: Request): string {
  return headers.get('x-traceid')?.trim() || randomUUID();
}
