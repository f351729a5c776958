/** An error in a contract, or in a file that contracts refer to. */
export interface Problem {
  /** Path of the file, relative to the root folder. */
  file: string;
  /** One-based, if known. */
  line?: number;
  /** One-based, if known. */
  column?: number;
  message: string;
}

/** The contracts cannot be generated from; `message` has a line `file:line:column message` for each problem. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    // Without duplicates: interfaces share files.
    super([...new Set(problems.map(describe))].join('\n'));
    this.problems = problems;
  }
}

/** Attributes an error to a contract's file. A bug of the generator is returned unchanged, with its stack. */
export function ofFile(file: string, error: unknown): unknown {
  const isAboutContract = error instanceof Error && error.constructor === Error;
  return isAboutContract ? new GenerationError([{ file, message: error.message }]) : error;
}

function describe({ file, line, column, message }: Problem): string {
  const position = line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;
  return `${file}${position} ${message}`;
}
