/** What a thrown value says, for people. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'permission is denied',
};

/** Why a file cannot be read, or not be written, for people. */
export function whyUnreadable(error: unknown): string {
  return REASONS[codeOf(error)] ?? messageOf(error);
}

/** The code of an error of the system, `ENOENT`; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What stands for a file or a folder that is not there, where reading it has failed for that; any other error is thrown on. */
export function ifMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return instead;
    throw error;
  };
}
