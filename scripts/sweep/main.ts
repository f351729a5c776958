import { resolve } from 'node:path';
import { readContracts } from '../docs/contracts.ts';
import { readSweepArguments, USAGE } from './arguments.ts';
import type { SweepArguments } from './arguments.ts';
import { MADE_UP } from './credentials.ts';
import type { Variables } from './credentials.ts';
import { startMockProcess } from './mocks.ts';
import { sweep } from './sweep.ts';

const GENERATED = resolve(import.meta.dirname, '../../generated');

/** The surroundings of the command. */
export interface Surroundings {
  /** Holds the credentials for targets. */
  environment: Variables;
  /** Takes one line of output. */
  write: (line: string) => void;
  /** Takes one line about what went wrong. */
  writeError: (line: string) => void;
}

/**
 * Runs `npm run sweep`.
 *
 * @returns exit code: 0 everything sent passed; 1 something failed, or nothing was sent; 2 wrong usage, or the sweep cannot run
 */
export async function main(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { environment, write, writeError } = surroundings;
  if (argv.includes('--help')) {
    write(USAGE);
    return 0;
  }
  let wanted: SweepArguments;
  try {
    wanted = readSweepArguments(argv);
  } catch (error) {
    writeError(`${messageOf(error)}\n${USAGE}`);
    return 2;
  }
  try {
    const contracts = await readContracts(GENERATED);
    const { targets, allowWrites } = wanted;
    if (Object.keys(targets).length > 0) {
      const permissions = { writes: allowWrites, variables: environment };
      return (await sweep({ contracts, targets, permissions, write })) ? 0 : 1;
    }
    const mocks = await startMockProcess();
    try {
      const permissions = { writes: true, variables: MADE_UP };
      return (await sweep({ contracts, targets: mocks.targets, permissions, write })) ? 0 : 1;
    } finally {
      await mocks.stop();
    }
  } catch (error) {
    writeError(messageOf(error));
    return 2;
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
