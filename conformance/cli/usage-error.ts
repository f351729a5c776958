import { readFileSync } from 'node:fs';
import { messageOf } from '../message-of.ts';

/** The command cannot be carried out as it was written; the message says what to change. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const REASONS: Readonly<Record<string, string>> = { ENOENT: 'there is no such file', EISDIR: 'it is a folder' };

/**
 * Says that a file cannot be read.
 *
 * @param help - what to do, as a sentence
 */
export function unreadable(file: string, error: unknown, help: string): UsageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new UsageError(`${file}: cannot be read: ${REASONS[code] ?? messageOf(error)}. ${help}`);
}

/**
 * Reads a text file that the operator names.
 *
 * @param help - what to do where it cannot be read, as a sentence
 * @param name - how messages call it
 * @throws UsageError when it cannot be read
 */
export function readText(file: string, help: string, name: string = file): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(name, error, help);
  }
}
