import { HOSTS } from '../../generated/platform.ts';
import { ConfigError } from './config/config-error.ts';
import type { Config } from './config/schema.ts';
import { variableName } from './config/settings.ts';
import type { WireHeader } from './transport.ts';

/** The headers for gateways, by the origin of the target; they are sent to no other origin. */
export type GatewayHeaders = ReadonlyMap<string, readonly WireHeader[]>;

/**
 * The headers that a configuration adds to every request, by origin.
 *
 * @throws ConfigError when hosts of one origin have different values
 */
export function gatewayHeaders({ targets, network }: Pick<Config, 'targets' | 'network'>): GatewayHeaders {
  const byOrigin = new Map<string, WireHeader[]>();
  for (const host of HOSTS) {
    const target = targets[host];
    const headers = Object.entries(network?.headers?.[host] ?? {});
    if (target === undefined || headers.length === 0) continue;
    const { origin } = new URL(target);
    const own = byOrigin.get(origin) ?? [];
    byOrigin.set(origin, own);
    for (const [name, value] of headers) {
      const same = own.find(([other]) => other.toLowerCase() === name.toLowerCase());
      if (same === undefined) own.push([name, value, `$${variableName('gateway', host, name)}`]);
      else if (same[1] !== value)
        throw new ConfigError(
          `network.headers.${host}.${name}: another host of ${origin} has another value, and headers are added by origin. Give both the same.`,
        );
    }
  }
  return byOrigin;
}
