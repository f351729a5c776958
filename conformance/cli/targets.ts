import { BASE_URL, isBaseUrl } from '../engine/config/base-url.ts';
import type { Config } from '../engine/config/schema.ts';
import { suggestion } from '../engine/config/nearest.ts';
import { HOSTS } from '../../generated/platform.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads the values of --target.
 *
 * @param values - HOST=URL each
 * @throws UsageError when a host does not exist or an address is none
 */
export function parseTargets(values: readonly string[]): Config['targets'] {
  return Object.fromEntries(values.map(parseTarget));
}

function parseTarget(value: string): [host: string, url: string] {
  const [, host, url] = /^([^=]*)=([^]*)$/.exec(value) ?? [];
  if (host === undefined || url === undefined)
    throw new UsageError(
      `--target ${value}: write HOST=URL, with one of ${HOSTS.join(', ')}; or reference or mock alone.`,
    );
  if (!HOSTS.some((known) => known === host)) {
    throw new UsageError(`--target ${host}=…: there is no host «${host}». ${suggestion(host, HOSTS)}`);
  }
  // The value is not repeated: it may hold a password.
  if (!isBaseUrl(url)) throw new UsageError(`--target ${host}=…: the value must be ${BASE_URL}.`);
  return [host, url];
}
