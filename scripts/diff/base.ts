import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { replaceFolder } from '../../conformance/generator/files.ts';
import { readContracts, type Contracts } from './contracts.ts';
import { readTag, releasedVersions, tagOf } from './git.ts';
import { compareVersions, isVersion } from './version.ts';

/** Folder of the contracts of the last release; below it, a folder named by the version. */
export const RELEASES = 'releases';

/** The contracts of a release. */
export interface Base {
  /** Version of the release. */
  version: string;
  /** Folder or tag that it was read from, for messages. */
  from: string;
  contracts: Contracts;
}

/**
 * The last release, which `releases/` holds.
 *
 * @param root - absolute path of the checkout
 * @returns undefined if there has been no release
 * @throws Error if the folder cannot be read or holds several releases, or if it differs from the tag of the release
 */
export async function lastRelease(root: string): Promise<Base | undefined> {
  const [version, ...more] = (await keptVersions(root)).sort(compareVersions);
  if (version === undefined) return undefined;
  if (more.length > 0) {
    const kept = [version, ...more].join(', ');
    throw new Error(
      `${RELEASES}/ holds ${kept}, and only the last release belongs there: npm run release:version sees to it.`,
    );
  }
  const from = `${RELEASES}/${version}`;
  const contracts = await readContracts(join(root, from, 'generated'));
  // A repository without the tag, such as a shallow clone, has nothing to compare with.
  const tagged = (await readTag(root, tagOf(version)))?.contracts ?? contracts;
  const paths = new Set([...tagged.keys(), ...contracts.keys()]);
  const wrong = [...paths].filter((path) => tagged.get(path) !== contracts.get(path)).sort();
  if (wrong.length > 0) {
    throw new Error(`${from} is not what the tag ${tagOf(version)} holds: ${wrong.join(', ')}. Restore it.`);
  }
  return { version, from, contracts };
}

/**
 * The release before another one: the highest tag below it.
 *
 * @param root - absolute path of the checkout
 * @returns undefined if no such tag is known
 * @throws Error if the tag holds no contracts
 */
export async function releaseBefore(root: string, version: string): Promise<Base | undefined> {
  const before = (await releasedVersions(root)).filter((each) => compareVersions(each, version) < 0).at(-1);
  if (before === undefined) return undefined;
  const tagged = await readTag(root, tagOf(before));
  return tagged && { ...tagged, version: before, from: tagOf(before) };
}

/**
 * The base that `--base` names.
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
 * Writes the contracts of a release to `releases/`. Those of the release before are deleted; Git still has them.
 *
 * @param root - absolute path of the checkout
 * @returns path of the folder, relative to the checkout
 * @throws Error if the version is not three numbers
 */
export async function keepRelease(root: string, version: string, contracts: Contracts): Promise<string> {
  const releases = join(root, RELEASES);
  const older = (await keptVersions(root)).filter((name) => name !== version);
  // The formatter ignores folders named `generated`.
  await replaceFolder(join(releases, version, 'generated'), contracts);
  await Promise.all(older.map((name) => rm(join(releases, name), { recursive: true })));
  return `${RELEASES}/${version}`;
}

async function keptVersions(root: string): Promise<string[]> {
  return (await readdir(join(root, RELEASES)).catch(() => [])).filter(isVersion);
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
