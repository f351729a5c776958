import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pascalCase } from '../../conformance/generator/code-text.ts';
import type { Installed } from './installed.fixture.ts';
import { load } from './size.fixture.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Limits for the size of an import beyond openapi-fetch, in bytes, minified and gzipped. */
export const BUDGET = { client: 3000, everything: 6000 };
/** Limit for the unpacked package with its dependencies, in bytes. */
export const INSTALLED_BYTES = 3e6;

/** Size of an interface's import beyond openapi-fetch, in bytes, minified and gzipped. */
export interface Weight {
  id: string;
  /** Size of the generated client alone. */
  client: number;
  /** Size of all exports. */
  everything: number;
}

/** Name of the function that makes the generated client of an interface. */
export const clientOf = (id: string): string => `create${pascalCase(id)}Client`;

/**
 * Measures the imports of interfaces.
 *
 * @param ids - of interfaces
 */
export async function weightsOf({ project, manifest }: Installed, ids: readonly string[]): Promise<Weight[]> {
  const { bytes: fetcher } = await load(project, "export { default } from 'openapi-fetch';");
  const beyond = async (code: string) => (await load(project, code)).bytes - fetcher;
  return Promise.all(
    ids.map(async (id) => ({
      id,
      client: await beyond(`export { ${clientOf(id)} } from '${manifest.name}/${id}';`),
      everything: await beyond(`export * from '${manifest.name}/${id}';`),
    })),
  );
}

/** Unpacked size of the package with all its dependencies, in bytes. */
export async function installedBytes({ packageFolder, manifest }: Installed): Promise<number> {
  const brought = [...Object.keys(manifest.dependencies), 'openapi-typescript-helpers'];
  const folders = [packageFolder, ...brought.map((name) => join(ROOT, 'node_modules', name))];
  const sizes = await Promise.all(folders.map(bytesIn));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Size of all files in a folder. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ name, parentPath }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
