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
  const { status, headers: received } = answer;
  // The constructor refuses a reason phrase that is not Latin-1, though fetch returns it; clones have what it takes.
  const statusText = answer.statusText.replace(/[^ -ÿ]/g, '');
  // Other libraries have an empty stream for statuses whose Response must have no body.
  const content = [204, 205, 304].includes(status) ? null : body;
  const own = new Response(content, { status, statusText, headers: [...received] });
  for (const name of ['statusText', 'url', 'redirected'] as const) {
    Object.defineProperty(own, name, { value: answer[name] });
  }
  return own;
}
