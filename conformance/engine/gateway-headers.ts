import { HOSTS } from '../../generated/platform.ts';
import type { Config } from './config/schema.ts';
import { variableName } from './config/variable-name.ts';
import type { WireHeader } from './transport.ts';

/** Headers that what stands before a target wants, by the origin of the target: they go nowhere else. */
export type GatewayHeaders = ReadonlyMap<string, readonly WireHeader[]>;

/** The headers that a configuration adds to every request, by origin. */
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
      if (own.some(([other]) => other.toLowerCase() === name.toLowerCase())) continue;
      own.push([name, value, `$${variableName('gateway', host, name)}`]);
    }
  }
  return byOrigin;
}
