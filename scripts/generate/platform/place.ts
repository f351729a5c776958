import { isObject, type JsonObject } from '../../../conformance/json.ts';

/** Where an interface belongs. */
export interface Place {
  host: string;
  family: string;
  version?: string;
}

/**
 * Where `x-interface` of a root document puts it.
 *
 * @throws {Error} if it does not say so
 */
export function placeOf(document: object): Place {
  const place = (document as JsonObject)['x-interface'];
  if (isObject(place)) {
    const { host, family, version } = place;
    const known = typeof host === 'string' && typeof family === 'string';
    if (known && version === undefined) return { host, family };
    if (known && typeof version === 'string') return { host, family, version };
  }
  throw new Error('needs `x-interface: { host, family }`, with `version` where there are versions.');
}

/** The id of an interface: its family, and its version where it has one. */
export function idOf({ family, version }: Place): string {
  return version === undefined ? family : `${family}-${version}`;
}
