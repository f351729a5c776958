import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, messageOf } from '../message-of.ts';
import { UsageError } from './usage-error.ts';

const REASONS: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) =>
    existsSync(dirname(file))
      ? 'no file can be created in its folder. Name a file in a folder of yours.'
      : `the folder ${dirname(file)} does not exist. Create it first.`,
  EISDIR: () => 'it is a folder. Name a file.',
  EEXIST: () => 'it exists already. Name another file, or overwrite it with --force.',
  EACCES: () => 'permission is denied. Name a file in a folder of yours.',
  ENOTDIR: () => 'a part of its path is a file. Name a file in a folder of yours.',
  ENAMETOOLONG: () => 'its name is too long. Give it a shorter one.',
  EROFS: () => 'nothing can be written there. Name a file in a folder of yours.',
  ENOSPC: () => 'there is no room left on the device. Make room, or name a file elsewhere.',
};

/** Error codes for a writable file that cannot be replaced by renaming: its folder is read-only, or it is a mount point. */
const IN_PLACE_ONLY = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV']);

/**
 * Writes a text file atomically: to a temporary file in the same folder, which is then renamed, so that the old content survives an
 * error. A pipe or a device is written to directly.
 *
 * @param options.keep - fail if the file exists
 * @param options.mode - mode of a new file; an existing file keeps its own
 * @throws UsageError with the file, the reason and the remedy
 */
export function writeTextFile(
  file: string,
  text: string,
  { keep = false, mode = 0o666 }: { keep?: boolean; mode?: number } = {},
): void {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isFile() === false) writeFileSync(file, text);
    else if (keep) writeNew(file, text, mode);
    else replace(file, text, there, mode);
  } catch (error) {
    throw new UsageError(`${file}: cannot be written: ${whyUnwritable(error, file)}`);
  }
}

function whyUnwritable(error: unknown, file: string): string {
  return REASONS[codeOf(error)]?.(file) ?? messageOf(error);
}

function replace(file: string, text: string, there: { mode: number } | undefined, mode: number): void {
  // A symbolic link is kept: its target is replaced or created.
  const place = there === undefined ? targetOf(file) : realpathSync(file);
  if (there !== undefined) accessSync(place, constants.W_OK);
  const fresh = join(dirname(place), `.${randomUUID()}.tmp`);
  try {
    writeNew(fresh, text, there?.mode ?? mode);
    // The umask of the process may have removed bits.
    if (there !== undefined) chmodSync(fresh, there.mode);
    renameSync(fresh, place);
  } catch (error) {
    rmSync(fresh, { force: true });
    if (there === undefined || !IN_PLACE_ONLY.has(codeOf(error))) throw error;
    writeFileSync(place, text);
  }
}

/** The target of a dangling symbolic link; any other file itself. */
function targetOf(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? resolve(dirname(file), readlinkSync(file)) : file;
}

/** Writes a new file; removes it again if writing fails. */
function writeNew(file: string, text: string, mode: number): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') rmSync(file, { force: true });
    throw error;
  }
}

/** The place that a path leads to, the same for every path to it; its folder must exist. */
export function placeOf(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const place = targetOf(file);
  return join(realpathSync(dirname(place)), basename(place));
}

/**
 * Makes sure that a file can be written, so that a long run is not lost to a typing mistake.
 *
 * @param flag - the flag with its value, with which messages begin
 * @param example - a valid file name, for the message
 * @throws UsageError
 */
export function requireWritablePlace(flag: string, file: string, example: string): void {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    const folder = dirname(there === undefined ? targetOf(file) : file);
    if (!existsSync(folder)) throw new UsageError(`${flag}: the folder ${folder} does not exist. Create it first.`);
    if (there?.isDirectory() === true) {
      throw new UsageError(`${flag}: ${file} is a folder. Name a file, for example ${example}.`);
    }
    accessSync(there === undefined ? folder : file, constants.W_OK);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${flag}: ${whyUnwritable(error, file)}`);
  }
}
