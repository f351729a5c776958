import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of an interface that a release promises: the bundle, and the SDL if there is one. */
const CONTRACT_FILES = ['openapi.json', 'schema.graphql'] as const;

/** The documents of all interfaces, by path: `<interface>/openapi.json` or `<interface>/schema.graphql`. */
export type Contracts = ReadonlyMap<string, string>;

/** Whether a path below `generated/` is a contract document. */
export function isContractFile(path: string): boolean {
  const [, name = '', ...rest] = path.split('/');
  return rest.length === 0 && CONTRACT_FILES.some((known) => known === name);
}

/**
 * Reads the documents of all interfaces, sorted by path.
 *
 * @param folder - absolute path of a folder like `generated/`
 * @throws Error if it cannot be read or holds no document
 */
export async function readContracts(folder: string): Promise<Contracts> {
  const paths = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Error(`${folder} cannot be read.`, { cause: error });
  });
  const found = paths.map((path) => path.replaceAll('\\', '/')).filter(isContractFile);
  if (found.length === 0) throw new Error(`${folder} holds no contract: <interface>/${CONTRACT_FILES.join(' or ')}.`);
  return new Map(
    await Promise.all(
      found.sort().map(async (path): Promise<[string, string]> => [path, await readFile(join(folder, path), 'utf8')]),
    ),
  );
}
