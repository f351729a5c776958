import type { StepContext } from '../engine.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An unknown identifier that begins with a known one: a server that parses only leading digits, or compares prefixes, finds the known one.
 * For a UUID, another UUID: a server may check the format first.
 */
export function unknownLike(known: string, { uuid }: Pick<StepContext, 'uuid'>): string {
  return UUID.test(known) ? uuid() : `${known}-${uuid()}`;
}
