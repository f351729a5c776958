import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The two packages: their paths, relative to the checkout, and in its lockfile. */
export const PACKAGES = { 'platform-contracts': '', 'platform-conformance': 'conformance' } as const;

export type PackageName = keyof typeof PACKAGES;

/** The names of the packages, in the order of publication. */
export const PACKAGE_NAMES = Object.keys(PACKAGES) as readonly PackageName[];

/** The part of a `package.json` that a release reads. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  bin?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string | Readonly<Record<string, string>> | null>>;
  publishConfig?: { access?: 'public' | 'restricted'; provenance?: boolean };
}

/**
 * Reads the `package.json` of a package.
 *
 * @param root - absolute path of the checkout
 * @throws Error if the file cannot be read
 */
export async function readManifest(root: string, name: PackageName): Promise<Manifest> {
  return readJson(join(root, PACKAGES[name], 'package.json'));
}

/**
 * Reads a JSON file.
 *
 * @typeParam Content - type of the content, not checked
 * @throws Error if the file cannot be read or is not JSON
 */
export async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}
