import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isContractFile, type Contracts } from './contracts.ts';
import { compareVersions, isVersion } from './version.ts';

const run = promisify(execFile);
const MANY_BYTES = 64 * 1024 * 1024;

/** The contracts of a tag, with the version of its `package.json`. */
export interface Tagged {
  version: string;
  contracts: Contracts;
}

/**
 * Reads what a tag of a repository holds under `generated/`.
 *
 * @param root - absolute path of the checkout
 * @param tag - a tag, or any other name of a commit
 * @returns undefined if the repository knows no such name, or there is no repository
 * @throws Error if it holds no contracts
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

/** Name of the tag of a release. */
export function tagOf(version: string): string {
  return `v${version}`;
}

/**
 * The versions that are released: those of the tags that HEAD contains.
 *
 * @param root - absolute path of the checkout
 * @returns the lowest first; none if there is no repository, or it has no tags
 */
export async function releasedVersions(root: string): Promise<string[]> {
  const tags = await git(root, 'tag', '--list', 'v*', '--merged', 'HEAD').catch(() => '');
  const versions = tags.split('\n').map((tag) => tag.slice(1));
  return versions.filter(isVersion).sort(compareVersions);
}

async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, maxBuffer: MANY_BYTES })).stdout;
}
