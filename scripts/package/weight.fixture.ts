import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pascalCase } from '../../conformance/generator/code-text.ts';
import type { Installed } from './installed.fixture.ts';
import { load } from './size.fixture.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What an import may weigh beyond openapi-fetch, in bytes, minified and gzipped. */
export const BUDGET = { client: 3000, everything: 6000 };
/** What the package may take with its dependencies, in bytes, unpacked. */
export const INSTALLED_BYTES = 3e6;

/** What the import of one interface weighs beyond openapi-fetch, in bytes, minified and gzipped. */
export interface Weight {
  id: string;
  /** Of the generated client alone. */
  client: number;
  /** Of all that the import exports. */
  everything: number;
}

/** The name of the function that makes the generated client of an interface. */
export const clientOf = (id: string): string => `create${pascalCase(id)}Client`;

/**
 * Weighs the imports of interfaces.
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

/** What the package takes with its dependencies, and theirs, in bytes. */
export async function installedBytes({ packageFolder, manifest }: Installed): Promise<number> {
  const brought = [...Object.keys(manifest.dependencies), 'openapi-typescript-helpers'];
  const folders = [packageFolder, ...brought.map((name) => join(ROOT, 'node_modules', name))];
  const sizes = await Promise.all(folders.map(bytesIn));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** The size of all files in a folder. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ name, parentPath }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
