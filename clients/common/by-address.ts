import type { Fetch } from './settings.ts';

/**
 * Calls a `fetch` that does not accept the Request of this runtime: passes the URL and the members of the request.
 *
 * @returns a Response of this runtime
 */
export async function byAddress(fetch: Fetch, request: Request): Promise<Response> {
  const { url, method, headers, redirect, signal } = request;
  let isRead = false;
  const init = {
    get method() {
      isRead = true;
      return method;
    },
    headers: [...headers],
    body: request.body === null ? null : await request.arrayBuffer(),
    redirect,
    signal,
  };
  const answer = await fetch(url as Request & string, init);
  const body = answer.body as ReadableStream | null;
  if (!isRead) {
    // Not every library uses web streams.
    void body?.cancel?.().catch(() => undefined);
    throw new Error('fetch must pass its second parameter on: (request, init) => …');
  }
  // Other libraries have an empty stream for statuses whose Response must have no body.
  const own = new Response([204, 205, 304].includes(answer.status) ? null : body, answer as object);
  return Object.defineProperties(own, { url: { value: answer.url }, redirected: { value: answer.redirected } });
}
