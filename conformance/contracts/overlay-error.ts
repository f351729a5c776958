/** Something wrong with an Overlay. */
export interface OverlayProblem {
  /** A sentence about the Overlay, without its name. */
  what: string;
  /** Where it stands in the file, where that is known; both from 1 on. */
  line?: number;
  column?: number;
}

/** Overlays that cannot be used; the message names the file, the places and what to do. */
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
