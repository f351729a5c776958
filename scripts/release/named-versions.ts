import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file or a package with its version, as examples name them. */
const NAMED = /(?<=\bplatform-con(?:formance|tracts)[-@])\d+\.\d+\.\d+/g;

/**
 * The texts that show how to install the packages, and name a version of theirs.
 *
 * @param root - absolute path of the checkout
 * @returns the texts by their paths in the checkout
 */
export async function textsThatNameVersions(root: string): Promise<ReadonlyMap<string, string>> {
  const pages = await readdir(join(root, 'docs')).catch(() => []);
  const paths = ['action.yml', ...pages.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];
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
