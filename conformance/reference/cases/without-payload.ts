import { onResponse, withJson } from '../faulty.ts';
import type { Fault } from '../interface.ts';

/**
 * A read that answers 200 and the JSON value null, as a server does that has found nothing and does not look.
 *
 * @param name of the read, kebab-case
 * @param what is read, as the fault says it
 * @param path of the read
 */
export function withoutPayload(name: string, what: string, path: RegExp): Fault {
  return {
    name: `${name}-as-null`,
    kind: 'broken-body',
    says: `Reading ${what} answers 200 and null.`,
    wrap: onResponse({ method: 'GET', path, status: 200 }, withJson(null)),
  };
}
