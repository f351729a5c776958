import { OPERATIONS } from '../../generated/operations.ts';
import { HOSTS, INTERFACES, SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import { dayAt, isOver } from '../clock.ts';
import { pathPattern, withParameters } from '../contracts/path-pattern.ts';
import { checkedOnce, type CheckedOnce } from './checked-once.ts';
import { withoutSlashAtEnd } from './config/base-url.ts';
import { BUSY, exchange, newTrace } from './exchange.ts';
import { DENIED, type StatusRange } from './expect.ts';
import { Unanswered } from './outcome.ts';
import { UNKNOWN } from './path-values.ts';
import type { Run } from './run.ts';
import { ABSENT, probesOf } from './served.ts';
import type { WireResponse } from './transport.ts';

const NOWHERE = `/${UNKNOWN}`;

/**
 * Asks a host once without a credential, for a read that no other host has. Where that is not there, other hosts are asked for it, and
 * this one for theirs: addresses are easily confused. One address may be that of several hosts.
 */
export function checkHost(run: Run, host: Host): Promise<CheckedOnce> {
  const addressOf = (one: Host) => withoutSlashAtEnd(run.config.targets[one] ?? '');
  const ask = async (one: Host, path: string) => {
    const request = { method: 'GET', url: addressOf(one) + path, headers: [['Accept', '*/*']] } as const;
    return (await exchange(run, newTrace('check'), request, 'judged')).response;
  };
  // Who does not answer is told of for its own setting, and who has answered once is there.
  const isAnswered = async (statuses: Pick<StatusRange, 'has'>, one: Host, path: string | undefined) => {
    try {
      return path !== undefined && statuses.has((await ask(one, path)).status);
    } catch (error) {
      if (error instanceof Unanswered) return false;
      throw error;
    }
  };
  const isRefused = (one: Host, path: string | undefined) => isAnswered(DENIED, one, path);
  return checkedOnce(run, `targets.${host}`, async () => {
    const own = ownPath(run, host);
    const url = `${addressOf(host)}${own ?? '/'}`;
    const answer = await ask(host, own ?? '/');
    const { status } = answer;
    // A gateway may serve the interface, and nothing at this address.
    if (BUSY.has(status))
      return {
        state: 'unasked',
        says: `${url} answers ${status}: a gateway is there, what stands behind it may not be`,
      };
    const secure = secureOrigin(url, answer);
    // A read may lead to itself by the https of a gateway; an address that nobody knows is led on by who leads on everything.
    if (secure !== undefined && secure === secureOrigin(addressOf(host) + NOWHERE, await ask(host, NOWHERE)))
      return {
        state: 'failed',
        isMisplaced: true,
        says: `${url} is answered with ${status}, which leads to ${secure}: set targets.${host} to ${withoutSlashAtEnd(secure + new URL(addressOf(host)).pathname)}`,
      };
    const fine = { state: 'fine', says: `${url} answers, status ${status}` } as const;
    if (own === undefined || !ABSENT.has(status)) return fine;
    // Those that have another address.
    const { targets } = run.config;
    const others = HOSTS.filter((one) => targets[one] !== undefined && targets[one] !== targets[host]);
    const looksLike = await firstOf(others, (other) => isRefused(host, ownPath(run, other)));
    // A gateway that refuses whatever it is asked shows nothing of what stands behind it.
    const isMeant = async (other: Host) => (await isRefused(other, own)) && !(await isRefused(other, NOWHERE));
    const meant = looksLike && (await firstOf(others, isMeant));
    if (looksLike !== undefined && meant !== undefined)
      return {
        state: 'failed',
        isMisplaced: true,
        says: `${addressOf(host)} answers like ${looksLike}, and ${addressOf(meant)} like ${host}: set targets.${host} to ${addressOf(meant)}`,
      };
    const open = openRead(host);
    if (!(await isAnswered(ABSENT, host, open))) return fine;
    return {
      state: 'failed',
      status,
      says: `${url} is answered with ${status}, and so is ${addressOf(host)}${open}, which is there for everybody: check targets.${host}`,
    };
  });
}

/** The origin to which a host sends on from http to the same path by https; to follow it each time would send credentials in the clear first. */
function secureOrigin(url: string, { status, headers }: WireResponse): string | undefined {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
  if (status < 300 || status > 399 || location === undefined || !URL.canParse(location, url)) return undefined;
  const [from, to] = [new URL(url), new URL(location, url)];
  const isSame = from.hostname === to.hostname && from.pathname === to.pathname;
  return isSame && from.protocol === 'http:' && to.protocol === 'https:' ? to.origin : undefined;
}

async function firstOf(hosts: readonly Host[], isSo: (host: Host) => Promise<boolean>): Promise<Host | undefined> {
  for (const host of hosts) if (await isSo(host)) return host;
  return undefined;
}

/** The path of a read that takes no credential, of an interface that shows itself by nothing else: what is read of it by a credential need not exist. */
function openRead(host: Host): string | undefined {
  return SERVED_BY[host]
    .filter((id) => probesOf(id).length === 0)
    .flatMap((id) => OPERATIONS[id])
    .find(({ method, credential }) => method === 'GET' && credential === 'none')?.path;
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
