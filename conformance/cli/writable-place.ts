import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './usage-error.ts';

/**
 * Makes sure before anything runs that a file can be written, so that a long run is not lost to a typing mistake.
 *
 * @param flag - the flag with its value, as messages begin
 * @param example - a name that would do
 * @throws UsageError
 */
export function requireWritablePlace(flag: string, file: string, example: string): void {
  if (!existsSync(dirname(file))) {
    throw new UsageError(`${flag}: the folder ${dirname(file)} does not exist. Create it first.`);
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new UsageError(`${flag}: ${file} is a folder. Name a file, for example ${example}.`);
  }
  if (!mayWrite(file)) throw new UsageError(`${flag}: permission is denied. Name a file in a folder of yours.`);
}

function mayWrite(file: string): boolean {
  try {
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
