import { CommanderError } from 'commander';
import { OverlayError } from '../contracts/overlay-error.ts';
import { ConfigError } from '../engine/config/config-error.ts';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';
import { UsageError, withoutPasswords } from './usage-error.ts';

/** Exit code for a wrong command line or an unexpected error. */
const USAGE = 2;

/**
 * Runs one command line and prints its errors.
 *
 * @param args - the arguments after the program name
 * @returns the exit code
 */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  let exitCode = 0;
  try {
    await createProgram(io, (code) => (exitCode = code)).parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has already printed its message; --help and --version are not errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    const expected = [UsageError, ConfigError, OverlayError].some((kind) => error instanceof kind);
    const text =
      error instanceof Error
        ? expected
          ? withoutPasswords(error.message)
          : (error.stack ?? error.message)
        : String(error);
    io.stderr.write(`${text}\n`);
    return USAGE;
  }
}
