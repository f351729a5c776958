import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dayAt, systemClock } from '../conformance/clock.ts';
import { tolerateClosedOutput } from '../conformance/closed-output.ts';
import { keptByNpm } from '../conformance/kept-by-npm.ts';
import { messageOf, whyUnreadable } from '../conformance/message-of.ts';

export interface Command<Arguments> {
  /** Text for `--help` and after wrong usage. */
  usage: string;
  /** Parses the arguments. @throws Error with a message on what is wrong with them */
  read: (argv: readonly string[]) => Arguments;
  /** Does the work. @returns the exit code @throws Error with a message on why it failed */
  carryOut: (wanted: Arguments) => Promise<number>;
  /** Exit code for errors of `carryOut`; if undefined, the error is rethrown as a bug. */
  failed?: number;
}

export interface Output {
  /** Takes a line of output. */
  write: (line: string) => void;
  /** Takes a line about an error. */
  writeError: (line: string) => void;
}

tolerateClosedOutput(process);

/** The output of this process. */
export const CONSOLE: Output = {
  write: (line) => console.log(line),
  writeError: (line) => console.error(line),
};

/** Context of a command that works on a checkout. */
export interface Surroundings extends Output {
  /** Absolute path of the checkout. */
  root: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

/** This checkout, today. */
export const CHECKOUT: Surroundings = {
  root: resolve(import.meta.dirname, '..'),
  today: dayAt(systemClock.now()),
  ...CONSOLE,
};

/**
 * Runs a command: prints its help, or parses the arguments, does the work and reports errors. It refuses to run if npm has consumed one of
 * its options.
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

/** Runs a command of this process that takes no arguments. @returns exit code, as `runCommand` does */
export function runPlain(usage: string, work: () => Promise<void>): Promise<number> {
  const read = (argv: readonly string[]) => parseArgs({ args: [...argv], options: {} });
  return runCommand(process.argv.slice(2), { usage, read, carryOut: () => work().then(() => 0) }, CONSOLE);
}
