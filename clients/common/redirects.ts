import type { redirectOf } from './addresses.ts';
import type { CallInit } from './caller.ts';

// Loaded with the first redirect: it shares no module with what is loaded before, which would be split for that.

/** How many redirects are followed, as `fetch` does. */
const MOST_REDIRECTS = 20;

/** How redirects are followed. */
export interface Following {
  send: CallInit['fetch'];
  nextOf: typeof redirectOf;
  /** How many of them. */
  most?: number | undefined;
}

/**
 * Reads an address and follows its redirects. The credential is sent only to the origin of the interface.
 *
 * @param credential - the headers for the platform only, such as the credential
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

/** Sends a read and follows its redirects. Its headers are sent only to the origin of the interface. */
export function sent({ url, headers, signal }: Request, base: URL, following: Following): Promise<Response> {
  return read(new URL(url), base, () => headers, signal, following);
}

/** Follows the redirects of an answer within the origin that was asked, and returns one that leads elsewhere. */
export async function followed(
  response: Response,
  request: Request,
  { send, nextOf, most = MOST_REDIRECTS }: Following,
): Promise<Response> {
  const { headers, method, signal } = request;
  const from = new URL(request.url);
  // Later statuses ask for the same method elsewhere: a change has not been made, and a read would hide that (RFC 9110, 15.4).
  const isRead = method === 'GET' || response.status <= 303;
  const next = most > 0 && isRead ? nextOf(response, from) : undefined;
  if (next?.origin !== from.origin) return response;
  leave(response);
  const onward = new Request(next, { headers, redirect: 'manual', signal });
  return followed(await send(onward), onward, { send, nextOf, most: most - 1 });
}

/** Nobody reads the body of a redirect. */
function leave({ body }: Response): void {
  void body?.cancel().catch(() => undefined);
}
