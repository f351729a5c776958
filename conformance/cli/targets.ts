import { BASE_URL, isBaseUrl } from '../engine/config/base-url.ts';
import { suggestion } from '../engine/config/nearest.ts';
import { HOSTS, type Host } from '../../generated/platform.ts';
import { typed, UsageError } from './usage-error.ts';

/**
 * Reads the values of --target.
 *
 * @param values - HOST=URL each
 * @param instead - alternatives to HOST=URL, appended to the message
 * @throws UsageError when a host does not exist or a URL is invalid
 */
export function parseTargets(values: readonly string[], instead = ''): (readonly [Host, string])[] {
  return values.map((value) => parseTarget(value, instead));
}

function parseTarget(value: string, instead: string): readonly [Host, string] {
  const [, host, url] = /^([^=]*)=([^]*)$/.exec(value) ?? [];
  if (host === undefined || url === undefined)
    throw new UsageError(`--target ${typed(value)}: write HOST=URL, with one of ${HOSTS.join(', ')}${instead}.`);
  const known = HOSTS.find((one) => one === host);
  if (known === undefined) {
    throw new UsageError(`--target ${typed(host)}=…: there is no host «${typed(host)}». ${suggestion(host, HOSTS)}`);
  }
  // The value is not repeated: it may hold a password.
  if (!isBaseUrl(url)) throw new UsageError(`--target ${host}=…: the value must be ${BASE_URL}.`);
  return [known, url];
}
