import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { messageOf } from '../message-of.ts';

/** Answers a request; a complete host without a network. */
export interface Handler {
  (request: Request): Response | Promise<Response>;
  /**
   * Set if the handler reads a request once and neither copies nor changes it: servers may then pass their own lightweight request, which
   * cannot be copied.
   */
  readonly readsOnly?: true;
}

/** Answers a request of node:http. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Converts a handler to a listener for node:http. */
export function listenerOf(handler: Handler): Listener {
  const answer = (request: Request): Response | Promise<Response> =>
    request.method === 'TRACE'
      ? Response.json({ message: 'TRACE is not possible here', error: 'Method Not Allowed' }, { status: 405 })
      : handler(handler.readsOnly === true ? request : standardRequest(request));
  return getRequestListener(answer, {
    // In an embedded run, suite and deployment share a process, so its global Request and Response must not change.
    overrideGlobalObjects: false,
    errorHandler: (error) =>
      Response.json({ message: messageOf(error) }, { status: error instanceof RequestError ? 400 : 500 }),
  });
}

/** Creates a standard request: the lightweight one of the server cannot be copied or changed. */
function standardRequest({ url, method, headers, body }: Request): Request {
  const init: RequestInit & { duplex: 'half' } = { method, headers: new Headers(headers), body, duplex: 'half' };
  return new Request(url, init);
}
