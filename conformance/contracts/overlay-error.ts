/** A problem of an Overlay. */
export interface OverlayProblem {
  /** A sentence about the Overlay, without its name. */
  what: string;
  /** Position in the file, if known; both count from 1. */
  line?: number;
  column?: number;
}

/** Overlays that cannot be used; the message has the file, the positions and the remedy. */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';

  /** @param files - paths of the Overlays, as they were given */
  constructor(files: readonly string[], ...problems: readonly OverlayProblem[]) {
    const name = files.join(', ');
    super(problems.map((problem) => `--overlay ${name}${placeOf(problem)}: ${problem.what}`).join('\n'));
  }
}

function placeOf({ line, column }: OverlayProblem): string {
  return line === undefined ? '' : `:${line}:${column ?? 1}`;
}
