import { OPERATIONS } from '../../generated/operations.ts';
import { HOSTS, INTERFACES, SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import { dayAt, isOver } from '../clock.ts';
import { pathPattern, withParameters } from '../contracts/path-pattern.ts';
import { checkedOnce, type CheckedOnce } from './checked-once.ts';
import { withoutSlashAtEnd } from './config/base-url.ts';
import { BUSY, exchange, newTrace } from './exchange.ts';
import { UNKNOWN } from './path-values.ts';
import type { Run } from './run.ts';
import { ABSENT } from './served.ts';

/** How a server answers a read that it has, to whoever brings no credential. */
const REFUSALS = [401, 403];

/**
 * Asks a host once without a credential, for a read that no other host has. Where there is none, it is asked for the reads of the others:
 * two addresses are easily swapped.
 */
export function checkHost(run: Run, host: Host): Promise<CheckedOnce> {
  const address = withoutSlashAtEnd(run.config.targets[host] ?? '');
  const ask = async (path: string) => {
    const request = { method: 'GET', url: address + path, headers: [['Accept', '*/*']] } as const;
    return (await exchange(run, newTrace('check'), request, 'judged')).response.status;
  };
  return checkedOnce(run, `targets.${host}`, async () => {
    const own = ownPath(run, host);
    const url = `${address}${own ?? '/'}`;
    const status = await ask(own ?? '/');
    // A gateway may serve the interface, and nothing at this address.
    if (BUSY.has(status))
      return {
        state: 'unasked',
        says: `${url} answers ${status}: a gateway is there, what stands behind it may not be`,
      };
    const others = own !== undefined && ABSENT.includes(status) ? HOSTS.filter((other) => other !== host) : [];
    for (const other of others) {
      const path = ownPath(run, other);
      if (path !== undefined && REFUSALS.includes(await ask(path)))
        return { state: 'failed', says: `${address} answers like ${other}, not like ${host}: correct the address` };
    }
    return { state: 'fine', says: `${url} answers, status ${status}` };
  });
}

/** The path of a read that takes a credential, and is in no contract of another host; what goes on comes first. */
function ownPath({ config, startedAt }: Run, host: Host): string | undefined {
  const today = dayAt(startedAt.getTime());
  const ends = (id: InterfaceId) => Number(config.expect?.[id] === 'retired' || isOver(INTERFACES[id].sunset, today));
  const foreign = HOSTS.filter((other) => other !== host)
    .flatMap((other) => SERVED_BY[other].flatMap((id) => OPERATIONS[id]))
    .map(({ path }) => pathPattern(path));
  return SERVED_BY[host]
    .toSorted((one, other) => ends(one) - ends(other))
    .flatMap((id) => OPERATIONS[id].filter(({ method, credential }) => method === 'GET' && credential !== 'none'))
    .map(({ path }) => withParameters(path, () => UNKNOWN))
    .find((path) => !foreign.some((pattern) => pattern.test(path)));
}
