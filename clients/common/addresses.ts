import { ContractViolatedError, type Failure } from './errors.ts';

/** All redirect statuses, even if a contract names only some of them. */
export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * The URL in the header `Location`, which may be relative to the requested URL.
 *
 * @param requested - the requested path below `base`, without a leading slash; or an absolute URL
 * @throws ContractViolatedError when there is no such URL
 */
export function locationOf(headers: Headers, base: URL, requested: string, about: Failure): URL {
  const location = leadsTo(headers, new URL(requested, base));
  if (location === undefined) throw new ContractViolatedError('the response names no address in Location', about);
  return location;
}

/** The target of a redirect; undefined if the response is no redirect. */
export function redirectOf({ status, headers }: Response, from: URL): URL | undefined {
  return REDIRECTS.includes(status) ? leadsTo(headers, from) : undefined;
}

/** The URL in `Location`; undefined if there is none, it is not http or https, or it has a user name, which `fetch` refuses. */
export function leadsTo(headers: Headers, from: URL): URL | undefined {
  const location = headers.get('Location')?.trim();
  const url = location && URL.canParse(location, from) ? new URL(location, from) : undefined;
  return url && /^https?:\/\/[^@]+\//.test(url.href) ? url : undefined;
}
