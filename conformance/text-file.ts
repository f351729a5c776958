import { readFileSync } from 'node:fs';

/**
 * Reads a text that people write. Bytes that are not UTF-8 are not replaced: a password with other characters would be sent as a wrong one.
 *
 * @throws the error of the system when it cannot be read; TypeError when it is not in UTF-8
 */
export function readTextFile(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new TypeError('it is not in UTF-8, so save it in this encoding');
  }
}
