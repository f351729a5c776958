import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
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
  const blobs = await contractBlobs(root, tag);
  if (blobs === undefined) return undefined;
  const show = (path: string) => git(root, 'show', `${tag}:${path}`);
  const contracts = await Promise.all(
    [...blobs.keys()].map(async (path): Promise<[string, string]> => [path, await show(`generated/${path}`)]),
  );
  const { version } = JSON.parse(await show('package.json')) as { version: string };
  return { version, contracts: new Map(contracts) };
}

/**
 * Tells which documents are not those of a tag.
 *
 * @returns their paths; none if the repository knows no such tag, or there is no repository
 * @throws Error if the tag holds no contracts
 */
export async function differencesFromTag(root: string, tag: string, contracts: Contracts): Promise<string[]> {
  const blobs = await contractBlobs(root, tag);
  if (blobs === undefined) return [];
  const paths = new Set([...blobs.keys(), ...contracts.keys()]);
  return [...paths].filter((path) => blobs.get(path) !== blobOf(contracts.get(path))).sort();
}

/** Name of the tag of a release. */
export function tagOf(version: string): string {
  return `v${version}`;
}

/**
 * The versions that are released, as the tags behind what is checked out say.
 *
 * @param root - absolute path of the checkout
 * @returns the lowest first; none if there is no repository, or it has no tags
 */
export async function releasedVersions(root: string): Promise<string[]> {
  const tags = await git(root, 'tag', '--list', 'v*', '--merged', 'HEAD').catch(() => '');
  const versions = tags.split('\n').map((tag) => tag.slice(1));
  return versions.filter(isVersion).sort(compareVersions);
}

/** The names under which git keeps the documents of a tag, by their path below `generated/`. */
async function contractBlobs(root: string, tag: string): Promise<Map<string, string> | undefined> {
  const known = await git(root, 'rev-parse', '--verify', '--quiet', `${tag}^{commit}`).catch(() => undefined);
  if (known === undefined) return undefined;
  // Each entry is `<mode> <type> <name>\t<path>`.
  const listed = await git(root, 'ls-tree', '-r', '-z', `${tag}:generated`).catch((error: unknown) => {
    throw new Error(`${tag} holds no contracts: it has no folder generated/.`, { cause: error });
  });
  const lines = listed.split('\0');
  const entries = lines.map((line): [string, string] => {
    const [attributes = '', path = ''] = line.split('\t');
    return [path, attributes.split(' ')[2] ?? ''];
  });
  return new Map(entries.filter(([path]) => isContractFile(path)));
}

function blobOf(content: string | undefined): string | undefined {
  if (content === undefined) return undefined;
  const bytes = Buffer.from(content);
  return createHash('sha1')
    .update(`blob ${String(bytes.length)}\0`)
    .update(bytes)
    .digest('hex');
}

async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, maxBuffer: MANY_BYTES })).stdout;
}
