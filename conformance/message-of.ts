/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'permission is denied',
};

/** Why a file cannot be read or written, for people. */
export function whyUnreadable(error: unknown): string {
  return REASONS[codeOf(error)] ?? messageOf(error);
}

/** The code of a system error, `ENOENT`; empty for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Error handler that replaces a missing file or folder by a value, and rethrows any other error. */
export function ifMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return instead;
    throw error;
  };
}
