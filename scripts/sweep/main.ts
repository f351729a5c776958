import { resolve } from 'node:path';
import { readContracts } from '../docs/contracts.ts';
import { CREDENTIALS } from '../docs/site/try-it-data.ts';
import { messageOf } from '../../conformance/message-of.ts';
import { startMocks } from '../../conformance/mock/index.ts';
import { runCommand, type Output } from '../run-command.ts';
import { readArguments, USAGE, type SweepArguments } from './arguments.ts';
import { credentialsIn, type Environment } from './credentials.ts';
import { sweep } from './sweep.ts';

const GENERATED = resolve(import.meta.dirname, '../../generated');

/** The surroundings of the command. */
export interface Surroundings extends Output {
  /** Holds the credentials for targets. */
  environment: Environment;
}

/**
 * Runs `npm run sweep`.
 *
 * @returns exit code: 0 everything sent passed; 1 something failed, or nothing was sent; 2 wrong usage, or the sweep cannot run
 */
export function main(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const carryOut = async (wanted: SweepArguments): Promise<number> => {
    const passed = await sweepAll(wanted, surroundings).catch((error: unknown) => {
      // Of a mock that did not start the error behind it tells why.
      const cause = error instanceof Error && error.cause instanceof Error ? ` ${error.cause.message}` : '';
      throw new Error(messageOf(error) + cause, { cause: error });
    });
    return passed ? 0 : 1;
  };
  return runCommand(argv, { usage: USAGE, read: readArguments, carryOut, failed: 2 }, surroundings);
}

/** Sweeps the targets, or the mocks where there are none. */
async function sweepAll({ targets, writes }: SweepArguments, { environment, write }: Surroundings): Promise<boolean> {
  const contracts = await readContracts(GENERATED);
  if (Object.keys(targets).length > 0) {
    return sweep({ contracts, targets, permissions: { writes, credentials: credentialsIn(environment) }, write });
  }
  const mocks = await startMocks({ port: 0 });
  const permissions = { writes: true, credentials: CREDENTIALS };
  try {
    return await sweep({ contracts, targets: mocks.hosts, permissions, write });
  } finally {
    await mocks.close();
  }
}
