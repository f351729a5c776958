import { resolve } from 'node:path';
import { runCommand, type Output } from '../run-command.ts';
import { readReleaseArguments, USAGE, type ReleaseArguments } from './arguments.ts';
import { checkRelease } from './check.ts';
import { raiseVersion } from './raise.ts';
import { writeBills } from './sbom.ts';

/** Where the commands work, and where they write to. */
export interface Surroundings extends Output {
  /** Absolute path of the checkout. */
  root: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Runs a release command.
 *
 * @returns exit code: 0 done; 1 something is wrong with the release; 2 wrong usage
 */
export function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const command = (wanted: ReleaseArguments) => carryOut(wanted, surroundings);
  return runCommand(argv, { usage: USAGE, read: readReleaseArguments, carryOut: command, failed: 1 }, surroundings);
}

async function carryOut(wanted: ReleaseArguments, { root, today, write, writeError }: Surroundings): Promise<number> {
  switch (wanted.command) {
    case 'check': {
      const problems = await checkRelease(root, { tag: wanted.tag, today, write });
      for (const problem of problems) writeError(problem);
      if (problems.length === 0) write('Both packages can be published.');
      return problems.length === 0 ? 0 : 1;
    }
    case 'version': {
      const version = await raiseVersion(root, today);
      write(`${version}: commit this, merge it, and push the tag v${version}.`);
      return 0;
    }
    case 'sbom': {
      for (const file of await writeBills(root, resolve(wanted.folder))) write(file);
      return 0;
    }
  }
}
