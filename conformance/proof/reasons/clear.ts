/** What no reason says: values that a program has left over, and advice that may have been followed already. */
const UNCLEAR = /\bundefined\b|\bNaN\b|\[object |run it with the other rules| {2}|\.$/;

/**
 * Tells whether a reason follows the pattern of all of them: a failure says what was expected and what came, everything else what is
 * missing.
 */
export function isClear({ status, reason = '' }: { status: string; reason?: string | undefined }): boolean {
  if (reason === '' || UNCLEAR.test(reason)) return false;
  return status !== 'failed' || /(^|: )expected [^]+, got \S/.test(reason);
}
