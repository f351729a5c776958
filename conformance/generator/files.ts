import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ifMissing } from '../message-of.ts';

/** Contents of files by path, relative to a folder, with slashes. */
export type Files = ReadonlyMap<string, string>;

/** A generated folder. */
export interface Target {
  /** Absolute path. */
  folder: string;
  /** Its name in messages. */
  name: string;
  /** What to do if it is not fresh. */
  remedy: string;
}

/**
 * Replaces a folder by the given files. They are written next to it first, so that a failure leaves the old folder unchanged.
 *
 * @param folder absolute path; need not exist
 */
export async function replaceFolder(folder: string, files: Files): Promise<void> {
  const fresh = `${folder}.new-${String(process.pid)}`;
  const old = `${folder}.old-${String(process.pid)}`;
  try {
    const folders = new Set(Array.from(files.keys(), (path) => dirname(join(fresh, path))));
    for (const path of folders) await makeFolder(path);
    await Promise.all(Array.from(files, ([path, content]) => writeFile(join(fresh, path), content)));
    const existed = await rename(folder, old).then(() => true, ifMissing(false));
    try {
      await rename(fresh, folder);
    } catch (error) {
      if (existed) await rename(old, folder);
      throw error;
    }
  } finally {
    await Promise.all([fresh, old].map((path) => rm(path, { recursive: true, force: true })));
  }
}

/** Not `recursive`, with which Node tries forever where the system refuses a new folder as missing: in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const above = dirname(folder);
  // The root is above itself: a drive that does not exist cannot be made.
  if (existsSync(folder) || above === folder) return;
  await makeFolder(above);
  await mkdir(folder);
}

/**
 * Compares a folder with the expected files. Line ends may be those of Windows, which Git writes there.
 *
 * @param tell - called with a line for each difference, sorted by path, and one with the remedy
 * @returns whether there is no difference
 */
export async function isFresh(
  { folder, name, remedy }: Target,
  files: Files,
  tell: (line: string) => void,
): Promise<boolean> {
  const present = new Set(await listFiles(folder));
  const expected = await Promise.all(
    Array.from(files, async ([path, content]) => {
      if (!present.has(path)) return [{ kind: 'missing', path }];
      const onDisk = await readFile(join(folder, path), 'utf8');
      return unified(onDisk) === unified(content) ? [] : [{ kind: 'stale', path }];
    }),
  );
  const extra = [...present].filter((path) => !files.has(path)).map((path) => ({ kind: 'extra', path }));
  const differences = [...expected.flat(), ...extra].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { kind, path } of differences) tell(`${kind.padEnd(7)} ${join(name, path)}`);
  if (differences.length > 0) tell(`${name} is not fresh: ${remedy}`);
  return differences.length === 0;
}

const unified = (text: string): string => text.replaceAll('\r\n', '\n');

/** Reads all files of a folder, by path; empty if the folder does not exist. */
export async function readFolder(folder: string): Promise<[string, Buffer][]> {
  const paths = await listFiles(folder);
  return Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as [string, Buffer]));
}

/**
 * Lists the files of a folder, following symbolic links except dangling ones and cycles.
 *
 * @param above real paths of linked folders above, to detect cycles
 */
export async function listFiles(folder: string, above: readonly string[] = []): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  const paths = await Promise.all(
    entries
      .filter((entry) => !entry.isDirectory())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const name = relative(folder, path).split(sep).join('/');
        return entry.isSymbolicLink() ? listLinked(path, name, above) : [name];
      }),
  );
  return paths.flat();
}

async function listLinked(path: string, name: string, above: readonly string[]): Promise<string[]> {
  const target = await stat(path).catch(() => undefined);
  if (target?.isDirectory() !== true) return target === undefined ? [] : [name];
  const real = await realpath(path);
  if (above.includes(real)) return [];
  return (await listFiles(path, [...above, real])).map((below) => `${name}/${below}`);
}
