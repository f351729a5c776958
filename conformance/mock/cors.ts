import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathPattern } from '../contracts/path-pattern.ts';
import type { Listener } from '../servers/handler.ts';
import type { Operation } from './documents.ts';
import { splitTarget } from './http.ts';
import { OWN_ORIGIN } from './own-origin.ts';

/** How long browsers may cache a preflight, in seconds. */
const MAX_AGE = 600;

/**
 * Lets local pages read the responses of a listener: pages of servers on a loopback address, and pages opened from files. Other pages get
 * only the headers of the contract.
 *
 * A preflight that a contract describes is answered by the contract, with the permissions that it lacks added; all others are answered here
 * and never reach the listener.
 *
 * @param operations The operations of the listener.
 */
export function withCors(listener: Listener, operations: readonly Operation[]): Listener {
  const described = operations.filter(({ method }) => method === 'options').map(({ path }) => pathPattern(path));
  return async (request, response) => {
    const { origin } = request.headers;
    if (origin === undefined || !OWN_ORIGIN.test(origin)) return listener(request, response);
    // Headers of the contract override these.
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('vary', 'Origin');
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      response.setHeader('access-control-expose-headers', '*');
      return listener(request, response);
    }
    const { path } = splitTarget(request.url ?? '/');
    if (described.some((pattern) => pattern.test(path))) {
      beforeHead(response, () => permit(request, response));
      return listener(request, response);
    }
    permit(request, response);
    response.writeHead(204).end();
  };
}

/** Adds the permissions that a preflight requests to those of the response. */
function permit({ headers }: IncomingMessage, response: ServerResponse): void {
  addTo(response, 'access-control-allow-methods', headers['access-control-request-method']);
  addTo(response, 'access-control-allow-headers', headers['access-control-request-headers']);
  if (headers['access-control-request-private-network'] === 'true') {
    response.setHeader('access-control-allow-private-network', 'true');
  }
  response.setHeader('access-control-max-age', MAX_AGE);
}

function addTo(response: ServerResponse, header: string, requested: string | string[] | undefined): void {
  const listed = listOf(response.getHeader(header));
  const known = new Set(listed.map((name) => name.toLowerCase()));
  const added = listOf(requested).filter((name) => !known.has(name.toLowerCase()));
  if (listed.length + added.length > 0) response.setHeader(header, [...listed, ...added].join(','));
}

function listOf(value: number | string | string[] | undefined): string[] {
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Calls back after the listener has set its headers, before they are sent. */
function beforeHead(response: ServerResponse, change: () => void): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...parameters: Parameters<typeof writeHead>) {
    response.writeHead = writeHead;
    change();
    return writeHead.apply(this, parameters);
  } as typeof writeHead;
}
