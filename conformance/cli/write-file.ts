import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from '../message-of.ts';
import { UsageError } from './usage-error.ts';

const REASONS: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `the folder ${dirname(file)} does not exist. Create it first.`,
  EISDIR: () => 'it is a folder. Name a file.',
  EEXIST: () => 'it exists already. Name another file, or overwrite it with --force.',
  EACCES: () => 'permission is denied. Name a file in a folder of yours.',
};

/**
 * Writes a text file that the operator asked for.
 *
 * @param options.keep - fail when the file exists, instead of overwriting it
 * @throws UsageError naming the file, what is wrong and what to do
 */
export function writeTextFile(file: string, text: string, { keep = false }: { keep?: boolean } = {}): void {
  try {
    writeFileSync(file, text, { flag: keep ? 'wx' : 'w' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code]?.(file) ?? messageOf(error);
    throw new UsageError(`${file}: cannot be written: ${reason}`);
  }
}
