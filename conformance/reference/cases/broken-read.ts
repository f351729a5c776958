import { onResponse, withStatus, withText } from '../faulty.ts';
import type { Fault } from '../interface.ts';

/**
 * What can go wrong with a read that is to answer 200 and JSON.
 *
 * @param name of the read, kebab-case
 * @param what is read, as the faults say it
 * @param path of the read
 */
export function brokenRead(name: string, what: string, path: RegExp): Fault[] {
  const read = { method: 'GET', path, status: 200 };
  return [
    {
      name: `${name}-answers-202`,
      kind: 'wrong-status',
      says: `Reading ${what} answers 202.`,
      wrap: onResponse(read, withStatus(202)),
    },
    {
      name: `${name}-as-text`,
      kind: 'wrong-media-type',
      says: `Reading ${what} answers plain text.`,
      wrap: onResponse(read, withText('gelesen')),
    },
  ];
}
