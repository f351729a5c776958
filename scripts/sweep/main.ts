import { resolve } from 'node:path';
import { readContracts } from '../docs/contracts.ts';
import { messageOf } from '../../conformance/message-of.ts';
import { startMocks } from '../../conformance/mock/index.ts';
import { runCommand, type Output } from '../run-command.ts';
import { readSweepArguments, USAGE, type SweepArguments } from './arguments.ts';
import { MADE_UP, type Variables } from './credentials.ts';
import { sweep } from './sweep.ts';

const GENERATED = resolve(import.meta.dirname, '../../generated');

/** The surroundings of the command. */
export interface Surroundings extends Output {
  /** Holds the credentials for targets. */
  environment: Variables;
}

/**
 * Runs `npm run sweep`.
 *
 * @returns exit code: 0 everything sent passed; 1 something failed, or nothing was sent; 2 wrong usage, or the sweep cannot run
 */
export function main(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const carryOut = async (wanted: SweepArguments): Promise<number> => {
    const passed = await sweepAll(wanted, surroundings).catch((error: unknown) => {
      throw new Error(withCause(error), { cause: error });
    });
    return passed ? 0 : 1;
  };
  return runCommand(argv, { usage: USAGE, read: readSweepArguments, carryOut, failed: 2 }, surroundings);
}

/** Sweeps the targets, or the mocks where there are none. */
async function sweepAll(
  { targets, allowWrites }: SweepArguments,
  { environment, write }: Surroundings,
): Promise<boolean> {
  const contracts = await readContracts(GENERATED);
  if (Object.keys(targets).length > 0) {
    return sweep({ contracts, targets, permissions: { writes: allowWrites, variables: environment }, write });
  }
  const mocks = await startMocks({ port: 0 });
  try {
    const permissions = { writes: true, variables: MADE_UP };
    return await sweep({ contracts, targets: mocks.hosts, permissions, write });
  } finally {
    await mocks.close();
  }
}

/** What an error says, and what the one behind it does: that of a mock which did not start tells why. */
function withCause(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` ${error.cause.message}` : '';
  return `${messageOf(error)}${cause}`;
}
