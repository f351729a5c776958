import { OPERATIONS } from '../../generated/operations.ts';
import { INTERFACE_IDS, INTERFACES, SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import { pathPattern } from '../contracts/path-pattern.ts';
import type { Listener } from '../servers/handler.ts';
import type { Operation } from './documents.ts';
import { isDecodable, sendProblem, splitTarget } from './http.ts';

/**
 * Answers requests that no contract of a host describes: a target that is no path (`OPTIONS *`), an unknown path, an empty path parameter
 * (`/v3/vorgaenge/`), and another method. HEAD is answered like GET, without the body (RFC 9110, 9.3.2).
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
    // Node created the response for HEAD, so it sends no body.
    if (method === 'HEAD' && methods.includes('GET')) request.method = 'GET';
    if (methods.includes(method) && isDecodable(path)) return await next(request, response);
    request.resume();
    if (methods.length === 0 || !isDecodable(path)) return sendProblem(response, problemOf(method, path, host));
    const allow = methods.join(', ');
    const detail = `${named(host)} has no ${method} ${path}, but ${allow}.${atRoot(path)}`;
    return sendProblem(response, { status: 405, title: 'Method not allowed', detail }, { allow });
  };
}

/** A hint for people who open the URL of a host in a browser; empty for other paths. */
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
  return { status: 404, title, detail: `${named(host)} has no path ${path}.${hintFor(method, path, host)}` };
}

/** A hint about the probable mistake in an unknown path. */
function hintFor(method: string, path: string, host: Host): string {
  if (path.includes('//') || (path !== '/' && path.endsWith('/'))) return ' A segment is empty.';
  const isElsewhere = (id: InterfaceId): boolean =>
    INTERFACES[id].host !== host &&
    OPERATIONS[id].some((one) => one.method === method && pathPattern(one.path).test(path));
  const others = new Set(INTERFACE_IDS.filter(isElsewhere).map((id) => INTERFACES[id].host));
  if (others.size > 0) return ` It is a path of the host ${[...others].join(' and ')}, which has another port.`;
  const inOtherCase = SERVED_BY[host]
    .flatMap((id) => OPERATIONS[id])
    .find((one) => new RegExp(pathPattern(one.path), 'i').test(path));
  return inOtherCase === undefined ? atRoot(path) : ` Paths are case-sensitive: ${inOtherCase.path}`;
}

function named(host: Host): string {
  return `The mock of the host ${host} (${SERVED_BY[host].join(', ')})`;
}
