import { OPERATIONS } from '../../generated/operations.ts';
import { INTERFACE_IDS, INTERFACES, SERVED_BY, type Host } from '../../generated/platform.ts';
import { pathPattern } from '../contracts/path-pattern.ts';
import type { Listener } from '../servers/handler.ts';
import type { Operation } from './documents.ts';
import { isDecodable, sendProblem, splitTarget } from './http.ts';

/**
 * Answers what no contract of a host describes: a target that is no path (`OPTIONS *`), an unknown path, an empty path parameter
 * (`/v3/vorgaenge/`), and another method. HEAD is answered as GET, but for the body (RFC 9110, 9.3.2).
 *
 * @param operations The operations of the host.
 */
export function withKnownOperations(next: Listener, host: Host, operations: readonly Operation[]): Listener {
  const described = operations.map(({ method, path }) => ({
    methods: method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
    pattern: pathPattern(path),
  }));
  return async (request, response) => {
    const { path } = splitTarget(request.url ?? '/');
    const { method = 'GET' } = request;
    const methods = described.filter(({ pattern }) => pattern.test(path)).flatMap((operation) => operation.methods);
    // The response knows by itself that it has no body.
    if (method === 'HEAD' && methods.includes('GET')) request.method = 'GET';
    if (methods.includes(method) && isDecodable(path)) return await next(request, response);
    request.resume();
    if (methods.length === 0 || !isDecodable(path)) return sendProblem(response, problemOf(method, path, host));
    const allow = methods.join(', ');
    const detail = `${named(host)} has no ${method} ${path}, but ${allow}.${atRoot(path)}`;
    return sendProblem(response, { status: 405, title: 'Method not allowed', detail }, { allow });
  };
}

/** A hint for whoever opens the address of a host in a browser; empty for another path. */
function atRoot(path: string): string {
  if (path !== '/') return '';
  return ' `platform-conformance docs` (in a checkout: `npm run docs`) shows its operations, with a form for each.';
}

function problemOf(method: string, path: string, host: Host): Parameters<typeof sendProblem>[1] {
  if (!isDecodable(path)) {
    return { status: 400, title: 'Malformed path', detail: `The path ${path} is not percent-encoded UTF-8.` };
  }
  const title = 'Unknown path';
  if (!path.startsWith('/')) {
    const detail = `The request is for ${path}, which is not a path. The contracts of this host describe paths only.`;
    return { status: 404, title, detail };
  }
  const elsewhere = INTERFACE_IDS.filter((id) =>
    OPERATIONS[id].some((one) => one.method === method && pathPattern(one.path).test(path)),
  ).map((id) => INTERFACES[id].host);
  const isEmpty = path.includes('//') || (path !== '/' && path.endsWith('/'));
  const others = [...new Set(elsewhere)].filter((other) => other !== host).join(' and ');
  const hint = isEmpty
    ? ' A segment is empty.'
    : others === ''
      ? atRoot(path)
      : ` It is one of the host ${others}, which has another port.`;
  return { status: 404, title, detail: `${named(host)} has no path ${path}.${hint}` };
}

function named(host: Host): string {
  return `The mock of the host ${host} (${SERVED_BY[host].join(', ')})`;
}
