import { resolve } from 'node:path';
import { dayAt, systemClock } from '../conformance/clock.ts';
import { tolerateClosedOutput } from '../conformance/closed-output.ts';
import { keptByNpm } from '../conformance/kept-by-npm.ts';
import { messageOf, whyUnreadable } from '../conformance/message-of.ts';

/** A command of the command line. */
export interface Command<Arguments> {
  /** What `--help` prints, and what follows wrong usage. */
  usage: string;
  /** Reads the arguments. @throws Error saying what is wrong with them */
  read: (argv: readonly string[]) => Arguments;
  /** Does the work. @returns the exit code @throws Error saying why it could not be done */
  carryOut: (wanted: Arguments) => Promise<number>;
  /** Exit code when it could not be done; without one the error is thrown, as that of a mistake of ours. */
  failed?: number;
}

/** Where a command writes to. */
export interface Output {
  /** Takes one line of output. */
  write: (line: string) => void;
  /** Takes one line about what went wrong. */
  writeError: (line: string) => void;
}

tolerateClosedOutput(process);

/** The output of this process. */
export const CONSOLE: Output = {
  write: (line) => console.log(line),
  writeError: (line) => console.error(line),
};

/** What a command that judges a checkout works on, and where it writes to. */
export interface Surroundings extends Output {
  /** Absolute path of the checkout. */
  root: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

/** This checkout on this day. */
export const CHECKOUT: Surroundings = {
  root: resolve(import.meta.dirname, '..'),
  today: dayAt(systemClock.now()),
  ...CONSOLE,
};

/**
 * Runs a command: prints its help, or reads the arguments, does the work and says what went wrong. It does nothing where npm has taken an
 * option for its own.
 *
 * @param env - the environment of the command
 * @returns exit code: that of the command; 0 after help, 2 for wrong usage
 */
export async function runCommand<Arguments>(
  argv: readonly string[],
  { usage, read, carryOut, failed }: Command<Arguments>,
  { write, writeError }: Output,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  if (argv.includes('--help')) {
    write(usage);
    return 0;
  }
  const options = [...new Set(usage.match(/--[a-z][a-z-]*/g))].filter((option) => !argv.includes(option));
  let wanted: Arguments;
  try {
    const kept = keptByNpm(options, env);
    if (kept !== undefined) throw new Error(kept);
    wanted = read(argv);
  } catch (error) {
    writeError(`${messageOf(error)}\n${usage}`);
    return 2;
  }
  try {
    return await carryOut(wanted);
  } catch (error) {
    if (failed === undefined) throw error;
    const { path } = Object(error) as NodeJS.ErrnoException;
    writeError(path === undefined ? messageOf(error) : `${path}: ${whyUnreadable(error)}`);
    return failed;
  }
}
