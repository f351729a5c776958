import { withoutSlashAtEnd } from './base.ts';
import { ContractViolatedError, type Failure } from './errors.ts';
import type { CallInit } from './caller.ts';
import { discard } from './transport.ts';

/** Statuses of a redirect, whichever of them a contract names. */
export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 5;

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

/** The address that `Location` names; undefined when there is none, or it is not http or https. */
export function leadsTo(headers: Headers, from: URL): URL | undefined {
  const location = headers.get('Location')?.trim() ?? '';
  if (location === '' || !URL.canParse(location, from)) return undefined;
  const url = new URL(location, from);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/**
 * The parameters of a path template in an address that ends like it.
 *
 * @param template - with `{name}` for each parameter: `/rohdaten/{reportId}`
 * @returns undefined when the address does not end like the template
 */
export function parametersIn(address: URL, template: string): Record<string, string> | undefined {
  const wanted = template.split('/').slice(1);
  const found = withoutSlashAtEnd(address.pathname).split('/').slice(-wanted.length);
  const parameters: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = decoded(found[at] ?? '');
    const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
    if (name === undefined ? value !== segment : value === '') return undefined;
    if (name !== undefined) parameters[name] = value;
  }
  return parameters;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Reads an address and follows its redirects. The credential is sent only to the origin of the interface.
 *
 * @param credential - the headers for the platform only, such as the credential
 * @param most - how many redirects are followed
 */
export async function read(
  send: CallInit['fetch'],
  address: URL,
  base: URL,
  credential: () => HeadersInit | Promise<HeadersInit>,
  signal: AbortSignal | null,
  most = MOST_REDIRECTS,
): Promise<Response> {
  let url = address;
  for (let redirects = 0; ; redirects += 1) {
    const headers = url.origin === base.origin ? await credential() : {};
    const response = await send(new Request(url, { headers, redirect: 'manual', signal }));
    const next = REDIRECTS.includes(response.status) ? leadsTo(response.headers, url) : undefined;
    if (next === undefined || redirects === most) return response;
    // Nobody reads the body of a redirect.
    discard(response);
    url = next;
  }
}
