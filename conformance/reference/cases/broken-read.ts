import { onResponse, withJson, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';

/**
 * A read that is to succeed, whose media types are refused. Mutants do what else can go wrong with it.
 *
 * @param name of the read, kebab-case
 * @param what is read, as the faults say it
 * @param path of the read
 */
export function brokenRead(name: string, what: string, path: RegExp): Fault {
  return {
    name: `${name}-answers-406`,
    kind: 'too-strict',
    says: `Reading ${what} answers 406.`,
    wrap: onResponse({ method: 'GET', path, status: 200 }, withStatus(406), withJson({ message: 'this did not work' })),
  };
}
