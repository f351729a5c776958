import type { Clock } from '../clock.ts';
import { ERASED, foldFor, widthOf } from '../reporters/lines.ts';

/** The streams and the environment of a command: those of the process, or substitutes in tests. */
export interface Io {
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  /** Environment variables; none by default. */
  env?: NodeJS.ProcessEnv;
  /** Defaults to the system clock. */
  clock?: Clock;
  /** Whether the program runs from a checkout; defaults to `IN_CHECKOUT`. */
  inCheckout?: boolean;
  /** Sends a message to the parent process, if there is an IPC channel. */
  send?(message: object): void;
}

/** Prints a result: as JSON with `--json`, otherwise as text folded to the width of the terminal. */
export function print({ stdout }: Io, json: boolean | undefined, data: unknown, text: (width: number) => string): void {
  const folded = () => text(widthOf(stdout)).split('\n').flatMap(foldFor(stdout)).join('\n');
  stdout.write(`${json === true ? JSON.stringify(data, null, 2) : folded()}\n`);
}

/** Says in a terminal what takes time, until it is done. */
export async function saying<Result>({ stderr }: Io, what: string, work: () => Promise<Result>): Promise<Result> {
  // `ERASED` empties one line only.
  if (stderr.isTTY) stderr.write(`${what} …`.slice(0, widthOf(stderr) - 1));
  try {
    return await work();
  } finally {
    if (stderr.isTTY) stderr.write(ERASED);
  }
}
