import { readFileSync } from 'node:fs';
import { whyUnreadable } from '../message-of.ts';

/** The operator used the command wrongly; the message says what to change. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A word of the command line for a message; an address is not repeated, since it may hold a password. */
export function typed(word: string): string {
  return word.includes('//') ? '…' : word;
}

/**
 * The error for a file that cannot be read.
 *
 * @param help - what to do, as a sentence
 */
export function unreadable(file: string, error: unknown, help: string): UsageError {
  return new UsageError(`${file}: cannot be read: ${whyUnreadable(error)}. ${help}`);
}

/**
 * Decodes UTF-8, without a byte order mark.
 *
 * @param name - name of the file in messages
 * @throws UsageError for UTF-16, which Windows PowerShell writes when it redirects an output
 */
export function decodeText(bytes: Buffer, name: string): string {
  if (['fffe', 'feff'].includes(bytes.toString('hex', 0, 2))) {
    throw new UsageError(`${name}: is UTF-16: save it as UTF-8 first.`);
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/**
 * Reads a text file that the operator names, without a byte order mark.
 *
 * @param help - what to do if it cannot be read, as a sentence
 * @param name - its name in messages
 * @throws UsageError when it cannot be read
 */
export function readText(file: string, help: string, name: string = file): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw unreadable(name, error, help);
  }
  return decodeText(bytes, name);
}
