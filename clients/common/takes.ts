import { UnsendableError } from '../../generated/sendable.ts';

/**
 * Checks an argument of a method for programs that are not in TypeScript.
 *
 * @param isGiven - truthy if the argument is valid
 * @param says - the message, which says what the method takes
 * @throws UnsendableError
 */
export function takes(isGiven: unknown, says: string): void {
  if (!isGiven) throw new UnsendableError(says);
}
