import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The version of a file, package, image or kept release in an example. */
const NAMED = /(?<=\bplatform-con(?:formance|tracts)[-@]|\bplatform-suite:|\breleases\/)\d+\.\d+\.\d+/g;

/**
 * The texts that name a version of the packages, in examples of installing or starting them.
 *
 * @param root - absolute path of the checkout
 * @returns the texts by path in the checkout
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

/** The versions of the packages in a text. */
export function versionsIn(text: string): string[] {
  return text.match(NAMED) ?? [];
}

/** Replaces the versions of the packages in a text. */
export function withVersion(text: string, version: string): string {
  return text.replaceAll(NAMED, version);
}
