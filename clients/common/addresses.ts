import { ContractViolatedError, type Failure } from './errors.ts';

/** Statuses of a redirect, whichever of them a contract names. */
export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * The address that an answer names in `Location`, which may be relative to the requested one.
 *
 * @param asked - the requested path below `base`, without a slash at the beginning; or a whole address
 * @throws ContractViolatedError when there is none
 */
export function locationOf(headers: Headers, base: URL, asked: string, about: Failure): URL {
  const location = leadsTo(headers, new URL(asked, base));
  if (location === undefined) throw new ContractViolatedError('the answer names no address in Location', about);
  return location;
}

/** Where a redirect leads; undefined where an answer is none. */
export function redirectOf({ status, headers }: Response, from: URL): URL | undefined {
  return REDIRECTS.includes(status) ? leadsTo(headers, from) : undefined;
}

/** The address that `Location` names; undefined when there is none, it is not http or https, or has a user name, which no request may have. */
export function leadsTo(headers: Headers, from: URL): URL | undefined {
  const location = headers.get('Location')?.trim();
  const url = location && URL.canParse(location, from) ? new URL(location, from) : undefined;
  return url && /^https?:\/\/[^@]+\//.test(url.href) ? url : undefined;
}
