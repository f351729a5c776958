import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../message-of.ts';
import { MAX_BODY_BYTES } from '../servers/body.ts';
import type { Listener } from '../servers/handler.ts';

/** The body of a request is larger than the mock reads. */
class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads the body of a request.
 *
 * @throws BodyTooLargeError, which is answered with 413, as soon as it exceeds {@link MAX_BODY_BYTES}; the rest is discarded.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const refuseBeyond = (size: number): void => {
    if (size <= MAX_BODY_BYTES) return;
    request.resume();
    throw new BodyTooLargeError(`The request body is larger than ${MAX_BODY_BYTES} bytes. Send a smaller one.`);
  };
  refuseBeyond(Number(request.headers['content-length'] ?? 0));
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the request would close the connection before the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    refuseBeyond((size += chunk.length));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether a Content-Type is JSON or based on it, such as JSON Patch. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/(?:[^\s;+]+\+)?json\s*(?:;|$)/i.test(contentType ?? '');
}

/** Whether a Content-Type is that of a form without files. */
export function isForm(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType ?? '');
}

/** Whether a text is percent-encoded UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Path and query of a request target, which may be a path or an absolute URL. */
export function splitTarget(target: string): { path: string; query: URLSearchParams } {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  const path = mark === -1 ? local : local.slice(0, mark);
  return { path: path === '' ? '/' : path, query: new URLSearchParams(mark === -1 ? '' : local.slice(mark + 1)) };
}

/** Answers with a JSON value. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

/** Answers with an RFC 9457 problem, for requests that no contract describes, such as an unknown path. */
export function sendProblem(
  response: ServerResponse,
  problem: { status: number; title: string; detail: string },
  headers: Record<string, string> = {},
): void {
  sendJson(
    response,
    problem.status,
    { type: 'about:blank', ...problem },
    { ...headers, 'content-type': 'application/problem+json' },
  );
}

/** Answers with 413 or 500 if a listener throws. */
export function withoutFailing(listener: Listener): Listener {
  return async (request, response) => {
    try {
      await listener(request, response);
    } catch (error) {
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      const problem =
        error instanceof BodyTooLargeError
          ? { status: 413, title: 'Request body too large' }
          : { status: 500, title: 'The mock failed' };
      sendProblem(response, { ...problem, detail: messageOf(error) });
    }
  };
}
