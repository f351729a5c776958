import { readFileSync } from 'node:fs';
import { whyUnreadable } from '../message-of.ts';
import { decodeText, readTextFile } from '../text-file.ts';

/** The operator used the command wrongly; the message says what to change. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A word of the command line for a message; an address is not repeated, since it may hold a password. */
export function typed(word: string): string {
  return word.includes('//') ? '…' : word;
}

/** A message without the users and passwords of addresses that it repeats: a typing mistake may put one where it is not expected. */
export function withoutPasswords(message: string): string {
  return message.replace(/(?:\/\/|[^\s:/\\«'"`=]{1,256}:(?!\\))\S{0,2000}@/g, '…@');
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
 * Reads a text file that the operator names, without a byte order mark.
 *
 * @param help - what to do if it cannot be read, as a sentence
 * @param name - its name in messages
 * @throws UsageError when it cannot be read
 */
export function readText(file: string, help: string, name: string = file): string {
  try {
    return readTextFile(file);
  } catch (error) {
    throw unreadable(name, error, help);
  }
}

/**
 * Reads a file with keys or certificates that the operator names, like `readText`. Comments in PEM may be in any encoding that extends
 * ASCII: the result is right in ASCII alone.
 */
export function readPem(file: string, help: string, name: string): string {
  try {
    const bytes = readFileSync(file);
    // A zero byte is a sign of UTF-16, which has to be saved in another encoding.
    return bytes.includes(0) ? decodeText(bytes) : bytes.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, '');
  } catch (error) {
    throw unreadable(name, error, help);
  }
}
