import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file, a package, an image or a kept release with its version, as examples name them. */
const NAMED = /(?<=\bplatform-con(?:formance|tracts)[-@]|\bplatform-suite:|\breleases\/)\d+\.\d+\.\d+/g;

/**
 * The texts that show how to install or start the packages, and name a version of theirs.
 *
 * @param root - absolute path of the checkout
 * @returns the texts by their paths in the checkout
 */
export async function textsThatNameVersions(root: string): Promise<ReadonlyMap<string, string>> {
  const folders = ['docs', 'deploy/kubernetes'].map(async (folder) => {
    const names = await readdir(join(root, folder)).catch(() => []);
    return names.filter((name) => /\.(?:md|yaml)$/.test(name)).map((name) => `${folder}/${name}`);
  });
  const paths = ['action.yml', ...(await Promise.all(folders)).flat()];
  const texts = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8').catch(() => '')] as const),
  );
  return new Map(texts.filter(([, text]) => versionsIn(text).length > 0));
}

/** The versions that a text names. */
export function versionsIn(text: string): string[] {
  return text.match(NAMED) ?? [];
}

/** The same text with another version in their place. */
export function withVersion(text: string, version: string): string {
  return text.replaceAll(NAMED, version);
}
