import { onResponse, withJson, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';

/**
 * A read that is to succeed, and fails.
 *
 * @param name of the read, kebab-case
 * @param what is read, as the fault says it
 * @param path of the read
 */
export function brokenRead(name: string, what: string, path: RegExp): Fault {
  return {
    name: `${name}-answers-500`,
    kind: 'crash',
    says: `Reading ${what} answers 500.`,
    wrap: onResponse({ method: 'GET', path, status: 200 }, withStatus(500), withJson({ message: 'this did not work' })),
  };
}
