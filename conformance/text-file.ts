import { readFileSync } from 'node:fs';

/**
 * Reads a text that people write.
 *
 * @throws the error of the system when it cannot be read; TypeError when it is not in UTF-8
 */
export function readTextFile(file: string): string {
  return decodeText(readFileSync(file));
}

/**
 * Decodes UTF-8, without a byte order mark. Other bytes are not replaced: a password with such characters would be sent as a wrong one.
 *
 * @throws TypeError when it is not UTF-8, such as the UTF-16 that Windows PowerShell writes when it redirects an output
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // Any other error is about the length of the text.
    if (!(error instanceof TypeError)) throw error;
    throw new TypeError('it is not in UTF-8, so save it in this encoding', { cause: error });
  }
}
