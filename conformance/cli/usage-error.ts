/** The command cannot be carried out as it was written; the message says what to change. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
