import { OPERATIONS } from '../../generated/operations.ts';
import { HOSTS, SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import { pathPattern, withParameters } from '../contracts/path-pattern.ts';
import { isRedirect } from './answer.ts';
import { checkedOnce, type CheckedOnce } from './checked-once.ts';
import { withoutSlashAtEnd } from './config/base-url.ts';
import { BUSY, exchange, newTrace } from './exchange.ts';
import { DENIED, SUCCESS, type StatusRange } from './expect.ts';
import { Unanswered } from './outcome.ts';
import { UNKNOWN } from './path-values.ts';
import type { Run } from './run.ts';
import { ABSENT, hasEnded, probesOf } from './served.ts';
import { valuesOf, type WireResponse } from './transport.ts';

const NOWHERE = `/${UNKNOWN}`;

/**
 * Sends a host a read without a credential that only this host serves. If the response is 404 or similar, the targets of two hosts may
 * be mixed up, or the path of the target may be too long: so the same read goes to other hosts and to addresses above, and the reads of
 * other hosts go to this one. Several hosts may share an address.
 */
export function checkHost(run: Run, host: Host): Promise<CheckedOnce> {
  const addressOf = (one: Host) => withoutSlashAtEnd(run.config.targets[one] ?? '');
  const ask = async (url: string) => {
    const request = { method: 'GET', url, headers: [['Accept', '*/*']] } as const;
    return (await exchange(run, newTrace('check'), request, { overload: 'judged', mayRepeat: () => true })).response;
  };
  // A host that does not answer gets an entry of its own.
  const isAnswered = async (statuses: Pick<StatusRange, 'has'>, address: string, path: string | undefined) => {
    try {
      return path !== undefined && statuses.has((await ask(address + path)).status);
    } catch (error) {
      if (error instanceof Unanswered) return false;
      throw error;
    }
  };
  const isRefused = (address: string, path: string | undefined) => isAnswered(DENIED, address, path);
  return checkedOnce(run, `targets.${host}`, async () => {
    const own = ownPath(run, host);
    const address = addressOf(host);
    const url = `${address}${own ?? '/'}`;
    const answer = await ask(url);
    const { status } = answer;
    // The gateway may serve the interface elsewhere, although nothing answers at this address.
    if (BUSY.has(status))
      return {
        state: 'unasked',
        says: `${url} answers ${status}: a gateway answers, but the server behind it may be down`,
      };
    const secure = secureOrigin(url, answer);
    // A host may redirect this path only; if it also redirects an unknown path, it redirects everything to https.
    if (secure !== undefined && secure === secureOrigin(address + NOWHERE, await ask(address + NOWHERE)))
      return {
        state: 'failed',
        isMisplaced: true,
        says: `${url} is answered with ${status}, which leads to ${secure}: set targets.${host} to ${withoutSlashAtEnd(secure + new URL(address).pathname)}`,
      };
    const fine = { state: 'fine', says: `${url} answers, status ${status}` } as const;
    if (own === undefined || !ABSENT.has(status)) return fine;
    // Hosts at another address.
    const { targets } = run.config;
    const others = HOSTS.filter((one) => targets[one] !== undefined && targets[one] !== targets[host]);
    const looksLike = await firstOf(others, (other) => isRefused(address, ownPath(run, other)));
    // A gateway that refuses every path says nothing about the host behind it.
    const isMeant = async (one: string) => (await isRefused(one, own)) && !(await isRefused(one, NOWHERE));
    const meant = looksLike && (await firstOf(others.map(addressOf), isMeant));
    if (looksLike !== undefined && meant !== undefined)
      return {
        state: 'failed',
        isMisplaced: true,
        says: `${address} answers like ${looksLike}, and ${meant} like ${host}: set targets.${host} to ${meant}`,
      };
    const open = openRead(host);
    const above = await firstOf(addressesAbove(address), isMeant);
    if (above !== undefined) {
      const found = `${url} is answered with ${status}, and ${above} answers like ${host}`;
      // Only a public read that succeeds there and not here proves it: servers may hide other reads without a credential.
      const isThere = (one: string) => isAnswered(SUCCESS, one, open);
      return (await isThere(above)) && !(await isThere(address))
        ? {
            state: 'failed',
            isMisplaced: true,
            above,
            status,
            says: `${found}: set targets.${host} to ${above} if that is the deployment to judge`,
          }
        : { state: 'fine', above, says: `${found}: if credentials find nothing, look at targets.${host}` };
    }
    if (!(await isAnswered(ABSENT, address, open)))
      return { ...fine, says: `${fine.says}, which does not show that this is ${host}` };
    return {
      state: 'failed',
      status,
      says: `${url} is answered with ${status}, and so is ${address}${open}, which is there for everybody: check targets.${host}`,
    };
  });
}

/** The origin of a redirect from http to the same path by https. Not followed, since each request would send its credential unencrypted. */
function secureOrigin(url: string, response: WireResponse): string | undefined {
  const [location] = valuesOf(response, 'location');
  if (!isRedirect(response) || location === undefined || !URL.canParse(location, url)) return undefined;
  const [from, to] = [new URL(url), new URL(location, url)];
  const isSame = from.hostname === to.hostname && from.pathname === to.pathname;
  return isSame && from.protocol === 'http:' && to.protocol === 'https:' ? to.origin : undefined;
}

async function firstOf<T>(candidates: readonly T[], isSo: (one: T) => Promise<boolean>): Promise<T | undefined> {
  for (const one of candidates) if (await isSo(one)) return one;
  return undefined;
}

/** The addresses above an address: its path with one segment less, and so on. */
export function addressesAbove(address: string): string[] {
  const { origin, pathname } = new URL(address);
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts.map((_, dropped) => [origin, ...parts.slice(0, parts.length - 1 - dropped)].join('/'));
}

/** The path of a read without a credential, of an interface that has no probes, since its other resources may not exist. */
function openRead(host: Host): string | undefined {
  return SERVED_BY[host]
    .filter((id) => probesOf(id).length === 0)
    .flatMap((id) => OPERATIONS[id])
    .find(({ method, credential }) => method === 'GET' && credential === 'none')?.path;
}

/** The path of a read with a credential that no other host has; prefers interfaces that have not ended. */
function ownPath(run: Run, host: Host): string | undefined {
  const ends = (id: InterfaceId) => Number(run.config.expect?.[id] === 'retired' || hasEnded(run, id));
  const foreign = HOSTS.filter((other) => other !== host)
    .flatMap((other) => SERVED_BY[other].flatMap((id) => OPERATIONS[id]))
    .map(({ path }) => pathPattern(path));
  return SERVED_BY[host]
    .toSorted((one, other) => ends(one) - ends(other))
    .flatMap((id) => OPERATIONS[id].filter(({ method, credential }) => method === 'GET' && credential !== 'none'))
    .map(({ path }) => withParameters(path, () => UNKNOWN))
    .find((path) => !foreign.some((pattern) => pattern.test(path)));
}
