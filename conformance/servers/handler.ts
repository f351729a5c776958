import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { messageOf } from '../message-of.ts';

/** Answers one request; the whole of a host, without a network. */
export interface Handler {
  (request: Request): Response | Promise<Response>;
  /**
   * It reads a request once and neither copies nor changes it: a server may hand it the request in its own form, which cannot be copied,
   * and need not make a standard one.
   */
  readonly readsOnly?: true;
}

/** Answers one request of node:http. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Lets a handler answer the requests of node:http. */
export function listenerOf(handler: Handler): Listener {
  const answer = (request: Request): Response | Promise<Response> =>
    request.method === 'TRACE'
      ? Response.json({ message: 'TRACE is not possible here', error: 'Method Not Allowed' }, { status: 405 })
      : handler(handler.readsOnly === true ? request : standardRequest(request));
  return getRequestListener(answer, {
    // Suite and deployment share a process in the embedded run: its global Request and Response stay what they are.
    overrideGlobalObjects: false,
    errorHandler: (error) =>
      Response.json({ message: messageOf(error) }, { status: error instanceof RequestError ? 400 : 500 }),
  });
}

/** The request as the platform makes it: the server's own lightweight one cannot be copied or changed by a handler. */
function standardRequest({ url, method, headers, body }: Request): Request {
  const init: RequestInit & { duplex: 'half' } = { method, headers: new Headers(headers), body, duplex: 'half' };
  return new Request(url, init);
}
