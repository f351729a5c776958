import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { replaceFolder } from '../generate/files.ts';
import { readContracts, type Contracts } from './contracts.ts';
import { differencesFromTag, readTag } from './git.ts';
import { compareVersions, isVersion } from './version.ts';

/** Where the contracts of the last release are kept, each release in a folder that is named by its version. */
export const RELEASES = 'releases';

/** The contracts of a release. */
export interface Base {
  /** Version of the release. */
  version: string;
  /** Where it comes from, for messages. */
  from: string;
  contracts: Contracts;
}

/** Name of the tag of a release. */
export function tagOf(version: string): string {
  return `v${version}`;
}

/**
 * The release that a checkout was made after: what `releases/` holds.
 *
 * @param root - absolute path of the checkout
 * @returns undefined if there has been no release
 * @throws Error if the folder cannot be read, or the repository has the tag of the release and that holds something else
 */
export async function lastRelease(root: string): Promise<Base | undefined> {
  const names = await readdir(join(root, RELEASES)).catch(() => []);
  const version = names.filter(isVersion).sort(compareVersions).at(-1);
  if (version === undefined) return undefined;
  const from = `${RELEASES}/${version}`;
  const contracts = await readContracts(join(root, from, 'generated'));
  const wrong = await differencesFromTag(root, tagOf(version), contracts);
  if (wrong.length > 0) {
    throw new Error(`${from} is not what the tag ${tagOf(version)} holds: ${wrong.join(', ')}. Restore it.`);
  }
  return { version, from, contracts };
}

/**
 * The base that somebody names.
 *
 * @param root - absolute path of the checkout
 * @param name - a folder that holds `generated/` or the documents themselves, relative to the working directory; or a tag
 * @throws Error if there is neither, or its version is not known
 */
export async function namedBase(root: string, name: string): Promise<Base> {
  const folder = resolve(name);
  if (await isFolder(folder)) {
    const generated = join(folder, 'generated');
    const contracts = await readContracts((await isFolder(generated)) ? generated : folder);
    return { version: await versionOf(folder), from: name, contracts };
  }
  const tagged = await readTag(root, name);
  if (tagged === undefined) {
    throw new Error(`${name} is neither a folder nor a tag here. A shallow clone has no tags: git fetch --tags`);
  }
  return { ...tagged, from: name };
}

/**
 * Keeps the contracts of a release in `releases/`, in place of those of the release before, which the repository remembers.
 *
 * @param root - absolute path of the checkout
 * @returns path of the folder, relative to the checkout
 * @throws Error if the version is not three numbers
 */
export async function keepRelease(root: string, version: string, contracts: Contracts): Promise<string> {
  const releases = join(root, RELEASES);
  const older = (await readdir(releases).catch(() => [])).filter((name) => isVersion(name) && name !== version);
  // Named `generated`, as what is in it is nobody's to format.
  await replaceFolder(join(releases, version, 'generated'), contracts);
  await Promise.all(older.map((name) => rm(join(releases, name), { recursive: true })));
  return `${RELEASES}/${version}`;
}

async function versionOf(folder: string): Promise<string> {
  if (isVersion(basename(folder))) return basename(folder);
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => {
    throw new Error(`The version of ${folder} is not known: it is not its name, and there is no package.json.`);
  });
  return (JSON.parse(text) as { version: string }).version;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
