import type { Config } from '../kit/config/schema.ts';
import { nearest } from '../kit/config/nearest.ts';
import { HOSTS, type Host } from '../kit/interfaces.ts';
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

function parseTarget(value: string): [Host, string] {
  const at = value.indexOf('=');
  if (at < 0)
    throw new UsageError(`--target ${value}: write HOST=URL, with one of ${HOSTS.join(', ')}; or mock alone.`);
  const host = value.slice(0, at);
  const url = value.slice(at + 1);
  const known = HOSTS.find((candidate) => candidate === host);
  if (known === undefined) {
    const guess = nearest(host, HOSTS);
    const help = guess === undefined ? `There are: ${HOSTS.join(', ')}.` : `Did you mean «${guess}»?`;
    throw new UsageError(`--target ${value}: there is no host «${host}». ${help}`);
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(`--target ${value}: «${url}» is no http or https address.`);
  }
  return [known, url];
}
