import type { Fetch, Fetched } from './settings.ts';

/** Gives a `fetch` that does not know the Request of this runtime the address and what else the request says. */
export async function byAddress(fetch: Fetch, request: Request): Promise<Fetched> {
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
  if (isRead) return answer;
  void (answer.body as ReadableStream | null)?.cancel();
  throw new Error('the given fetch must pass its second parameter on: fetch: (request, init) => …');
}
