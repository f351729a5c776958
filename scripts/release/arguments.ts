import { parseArgs } from 'node:util';

export const USAGE = `Usage:
  npm run release:check [-- --tag TAG]  try out a release: manifests, licences, files, npm publish --dry-run
  npm run release:version               raise the versions as the pending changesets say, and keep the contracts in releases/
  npm run release:sbom -- FOLDER        write the bills of materials of both packages

Exit code: 0 done; 1 something is wrong with the release; 2 wrong usage.`;

/** What a release command was asked for. */
export type ReleaseArguments =
  { command: 'check'; tag: string | undefined } | { command: 'version' } | { command: 'sbom'; folder: string };

/**
 * Reads the arguments of the release commands.
 *
 * @throws Error saying what is wrong with them
 */
export function readReleaseArguments(argv: readonly string[]): ReleaseArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { tag: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, folder, ...rest] = positionals;
  if (command === 'check' && folder === undefined) return { command, tag: values.tag };
  if (values.tag !== undefined) throw new Error('--tag belongs to check.');
  if (command === 'version' && folder === undefined) return { command };
  if (command === 'sbom' && folder !== undefined && rest.length === 0) return { command, folder };
  throw new Error(`«${positionals.join(' ')}» is no command.`);
}
