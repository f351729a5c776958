/** Something that whoever called the command can put right. */
export class InterchangeError extends Error {
  override readonly name = 'InterchangeError';
}
