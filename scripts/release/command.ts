import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, type Surroundings } from '../run-command.ts';
import { checkRelease } from './check.ts';
import { raiseVersion } from './raise.ts';
import { writeBills } from './sbom.ts';

const USAGE = `Usage:
  npm run release:check [-- --tag TAG]  try out a release: manifests, licences, files, npm publish --dry-run
  npm run release:version               raise the versions as the pending changesets say, and keep the contracts in releases/
  npm run release:sbom -- FOLDER        write the bills of materials of both packages

Exit code: 0 done; 1 something is wrong with the release; 2 wrong usage.`;

/**
 * Runs a release command.
 *
 * @returns exit code: 0 done; 1 something is wrong with the release; 2 wrong usage
 */
export function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const command = (wanted: ReturnType<typeof read>) => carryOut(wanted, surroundings);
  return runCommand(argv, { usage: USAGE, read, carryOut: command, failed: 1 }, surroundings);
}

function read(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { tag: { type: 'string' } },
    allowPositionals: true,
  });
  const { tag } = values;
  const [command, folder, ...rest] = positionals;
  if (command === 'check' && folder === undefined) return { command, tag } as const;
  if (tag !== undefined) throw new Error('--tag belongs to check.');
  if (command === 'version' && folder === undefined) return { command } as const;
  if (command === 'sbom' && folder !== undefined && rest.length === 0) return { command, folder } as const;
  throw new Error(`«${positionals.join(' ')}» is not a command.`);
}

async function carryOut(
  wanted: ReturnType<typeof read>,
  { root, today, write, writeError }: Surroundings,
): Promise<number> {
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
