import type { redirectOf } from './addresses.ts';
import type { CallInit } from './caller.ts';

// Loaded with the first redirect. Import no module that is loaded earlier: bundlers would split that module.

/** How many redirects are followed: the limit of `fetch`. */
const MOST_REDIRECTS = 20;

/** How to follow redirects. */
export interface Following {
  send: CallInit['fetch'];
  nextOf: typeof redirectOf;
  /** How many redirects at most. */
  most?: number | undefined;
}

/**
 * Reads a URL and follows redirects.
 *
 * @param credential - headers that are sent only to the origin of the interface, such as the credential
 */
export async function read(
  address: URL,
  base: URL,
  credential: () => HeadersInit | Promise<HeadersInit>,
  signal: AbortSignal | null,
  { send, nextOf, most = MOST_REDIRECTS }: Following,
): Promise<Response> {
  const headers = address.origin === base.origin ? await credential() : {};
  const response = await send(new Request(address, { headers, redirect: 'manual', signal }));
  const next = most > 0 ? nextOf(response, address) : undefined;
  if (next === undefined) return response;
  leave(response);
  return read(next, base, credential, signal, { send, nextOf, most: most - 1 });
}

/** Sends a read and follows redirects. The headers of the request are sent only to the origin of the interface. */
export function sent({ url, headers, signal }: Request, base: URL, following: Following): Promise<Response> {
  return read(new URL(url), base, () => headers, signal, following);
}

/** Follows redirects within the origin of the request, and returns a redirect to another origin unfollowed. */
export async function followed(
  response: Response,
  request: Request,
  { send, nextOf, most = MOST_REDIRECTS }: Following,
): Promise<Response> {
  const { headers, method, signal } = request;
  const from = new URL(request.url);
  // 307 and 308 ask for the same method at the target: the change has not been made, and a GET would hide that (RFC 9110, 15.4).
  const isRead = method === 'GET' || response.status <= 303;
  const next = most > 0 && isRead ? nextOf(response, from) : undefined;
  if (next?.origin !== from.origin) return response;
  leave(response);
  const onward = new Request(next, { headers, redirect: 'manual', signal });
  return followed(await send(onward), onward, { send, nextOf, most: most - 1 });
}

/** Frees the connection of a redirect. */
function leave({ body }: Response): void {
  void body?.cancel().catch(() => undefined);
}
