import type { StepContext } from '../engine.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An identifier that nothing has, and that begins with that of something: who reads a number as far as its digits go, or looks for what
 * begins alike, finds that. A UUID has nothing behind it: who looks at its form first may not get any further.
 *
 * @param known - the identifier of something
 */
export function unknownLike(known: string, { uuid }: Pick<StepContext, 'uuid'>): string {
  return UUID.test(known) ? uuid() : `${known}-${uuid()}`;
}
