import { messageOf } from '../message-of.ts';
import { UsageError } from './usage-error.ts';

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
