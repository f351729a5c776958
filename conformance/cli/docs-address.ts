import { BASE_URL, isBaseUrl } from '../engine/config/base-url.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads the value of --docs.
 *
 * @throws UsageError when it is no address
 */
export function parseDocsAddress(url: string): string {
  // The value is not repeated: it may hold a password.
  if (!isBaseUrl(url)) throw new UsageError(`--docs …: the value must be ${BASE_URL}.`);
  return url;
}
