import type { StepContext } from '../engine.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An identifier of nothing, which begins with that of something: a server finds that if it reads a number only as far as its digits go, or
 * compares beginnings. In place of a UUID it is another one, since a server may check the form first.
 *
 * @param known - the identifier of something
 */
export function unknownLike(known: string, { uuid }: Pick<StepContext, 'uuid'>): string {
  return UUID.test(known) ? uuid() : `${known}-${uuid()}`;
}
