import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a generation was made of, and what came out. */
export interface Generation {
  /** Digest of everything that decides what is generated. */
  inputs: string;
  /** Digest of the generated files. */
  outputs: string;
  /** How many files there are. */
  files: number;
}

/** Where the last generation is remembered, relative to the root folder; `npm ci` empties it. */
export const CACHE = 'node_modules/.cache/platform-contracts/generate.json';

/** The last generation; undefined if the cache is missing or broken, which the next generation mends. */
export async function readCache(root: string): Promise<Generation | undefined> {
  try {
    return (JSON.parse(await readFile(join(root, CACHE), 'utf8')) as Generation | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a generation. If the folder cannot be written, the next run takes longer, and nothing else happens. */
export async function writeCache(root: string, generation: Generation): Promise<void> {
  const path = join(root, CACHE);
  const fresh = `${path}.${String(process.pid)}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(fresh, `${JSON.stringify(generation)}\n`);
    await rename(fresh, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
