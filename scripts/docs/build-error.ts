/** A page that could not be built: the message names the file and says what is wrong with it. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
