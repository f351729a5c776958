import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Digests of the input and output of a generation. */
export interface Generation {
  /** Digest of everything that affects the output. */
  inputs: string;
  /** Digest of the generated files. */
  outputs: string;
  /** Number of files. */
  files: number;
}

/** Path of the record of the last generation, relative to the root folder; `npm ci` deletes it. */
export const CACHE = 'node_modules/.cache/platform-contracts/generate.json';

/** The last generation; undefined if the record is missing or broken. The next generation rewrites it. */
export async function readCache(root: string): Promise<Generation | undefined> {
  try {
    return (JSON.parse(await readFile(join(root, CACHE), 'utf8')) as Generation | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Records a generation. If the folder cannot be written, the only effect is that the next run takes longer. */
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
