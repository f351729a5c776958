import { readFileSync } from 'node:fs';
import { whyUnreadable } from '../message-of.ts';

/** The command cannot be carried out as it was written; the message says what to change. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Says that a file cannot be read.
 *
 * @param help - what to do, as a sentence
 */
export function unreadable(file: string, error: unknown, help: string): UsageError {
  return new UsageError(`${file}: cannot be read: ${whyUnreadable(error)}. ${help}`);
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
