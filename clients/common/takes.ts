import { UnsendableError } from '../../generated/sendable.ts';

/**
 * Makes certain that a method was given what it takes, which types tell programs in TypeScript alone.
 *
 * @param isGiven - what is truthy then
 * @param says - what the method takes, as a sentence
 * @throws UnsendableError
 */
export function takes(isGiven: unknown, says: string): void {
  if (!isGiven) throw new UnsendableError(says);
}
