/** What one contract, or one file that the contracts refer to, got wrong. */
export interface Problem {
  /** Path of the file, relative to the root folder. */
  file: string;
  /** One-based line, where it is known. */
  line?: number;
  /** One-based column, where it is known. */
  column?: number;
  message: string;
}

/** The contracts cannot be turned into code; `message` has one line `file:line:column message` for each problem. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    // Interfaces that share a file share its problems.
    super([...new Set(problems.map(describe))].join('\n'));
    this.problems = problems;
  }
}

/** An error about the contract of a file, with that file; a mistake of the generator itself stays as it is, with its stack. */
export function ofFile(file: string, error: unknown): unknown {
  const isAboutContract = error instanceof Error && error.constructor === Error;
  return isAboutContract ? new GenerationError([{ file, message: error.message }]) : error;
}

function describe({ file, line, column, message }: Problem): string {
  const position = line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;
  return `${file}${position} ${message}`;
}
