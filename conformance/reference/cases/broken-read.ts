import { onResponse, withJson, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';

const FAILURES = [
  [406, 'too-strict'],
  [405, 'not-offered'],
  [500, 'crash'],
] as const;

/**
 * What can go wrong with a read that is to succeed: its media types are refused, it is not there, it fails.
 *
 * @param name of the read, kebab-case
 * @param what is read, as the faults say it
 * @param path of the read
 */
export function brokenRead(name: string, what: string, path: RegExp): Fault[] {
  return FAILURES.map(([status, kind]) => ({
    name: `${name}-answers-${status}`,
    kind,
    says: `Reading ${what} answers ${status}.`,
    wrap: onResponse(
      { method: 'GET', path, status: 200 },
      withStatus(status),
      withJson({ message: 'this did not work' }),
    ),
  }));
}
