import type { Clock } from '../clock.ts';
import { foldFor, widthOf } from '../reporters/lines.ts';

/** Where a command prints and what surrounds it: the process itself, or what a test puts in its place. */
export interface Io {
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  /** Variables that the output depends on; none by default. */
  env?: NodeJS.ProcessEnv;
  /** What time it is; the time of the machine by default. */
  clock?: Clock;
  /** Whether the program runs from a checkout; as its own address says by default. */
  inCheckout?: boolean;
  /** Tells the process that has started this one, where there is a channel to it. */
  send?(message: object): void;
}

/** Prints what a command found: as JSON where its flag asks for it, or else for people, in lines as wide as their terminal. */
export function print({ stdout }: Io, json: boolean | undefined, data: unknown, text: (width: number) => string): void {
  const said = () => text(widthOf(stdout)).split('\n').flatMap(foldFor(stdout)).join('\n');
  stdout.write(`${json === true ? JSON.stringify(data, null, 2) : said()}\n`);
}
