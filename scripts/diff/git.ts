import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isContractFile, type Contracts } from './contracts.ts';
import { compareVersions, isVersion } from './version.ts';

const run = promisify(execFile);
const MANY_BYTES = 64 * 1024 * 1024;

/** The contracts of a commit, with the version from its `package.json`. */
export interface Tagged {
  version: string;
  contracts: Contracts;
}

/**
 * Reads the contracts of a commit.
 *
 * @param root - absolute path of the checkout
 * @param tag - a tag, or any other name of a commit
 * @returns undefined if there is no such commit, or no repository
 * @throws Error if the commit holds no contracts
 */
export async function readTag(root: string, tag: string): Promise<Tagged | undefined> {
  const known = await git(root, 'rev-parse', '--verify', '--quiet', `${tag}^{commit}`).catch(() => undefined);
  if (known === undefined) return undefined;
  const listed = await git(root, 'ls-tree', '-r', '-z', '--name-only', `${tag}:generated`).catch((error: unknown) => {
    throw new Error(`${tag} holds no contracts: it has no folder generated/.`, { cause: error });
  });
  const show = (path: string) => git(root, 'show', `${tag}:${path}`);
  const paths = listed.split('\0').filter(isContractFile);
  const contracts = paths.map(async (path): Promise<[string, string]> => [path, await show(`generated/${path}`)]);
  const { version } = JSON.parse(await show('package.json')) as { version: string };
  return { version, contracts: new Map(await Promise.all(contracts)) };
}

/** Name of the Git tag of a release. */
export function tagOf(version: string): string {
  return `v${version}`;
}

/**
 * The released versions: the tags that HEAD contains.
 *
 * @param root - absolute path of the checkout
 * @returns lowest first; empty without a repository or tags
 */
export async function releasedVersions(root: string): Promise<string[]> {
  const tags = await git(root, 'tag', '--list', 'v*', '--merged', 'HEAD').catch(() => '');
  const versions = tags.split('\n').map((tag) => tag.slice(1));
  return versions.filter(isVersion).sort(compareVersions);
}

async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, maxBuffer: MANY_BYTES })).stdout;
}
