import type { IncomingMessage } from 'node:http';
import type { IHttpConfig, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import type { WireRequest, WireResponse } from '../../conformance/engine/transport.ts';
import { GENERATED, loadOperations, type Operation } from '../../conformance/mock/documents.ts';
import { HOSTS, SERVED_BY, type Host } from '../../generated/platform.ts';
import { isJson, splitTarget } from '../../conformance/mock/http.ts';
import { createInstance, silent } from '../../conformance/mock/prism-library.ts';
import { toPrismRequest } from '../../conformance/mock/prism-request.ts';
import { validateInput, type Violation } from '../../conformance/mock/violations.ts';
import type { Exchange, Judgement } from './suite.ts';

/** The settings of `prism proxy`; nothing is sent upstream, since the responses are known. */
const CONFIG = {
  isProxy: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstream: new URL('http://upstream.invalid'),
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const satisfies IHttpConfig;

type Forward = PrismHttpComponents['forward'];

/** Prism's validation proxies: one for each host, with all contracts of the host. */
interface PrismPeer {
  /** Judges the exchanges of the suite with a deployment, including redirects, which Prism's own proxy would follow. */
  judge(exchanges: readonly Exchange[]): Promise<Judgement>;
}

/**
 * Creates the validation proxies.
 *
 * @throws Error when a contract cannot be read
 */
export async function createPrismPeer(): Promise<PrismPeer> {
  const operations = new Map<Host, Operation[]>();
  for (const host of HOSTS) {
    const lists = await Promise.all(SERVED_BY[host].map((id) => loadOperations(GENERATED, id)));
    operations.set(host, lists.flat());
  }
  return {
    judge: async (exchanges) => {
      const started = performance.now();
      const violations = new Set<string>();
      for (const exchange of exchanges) {
        for (const one of await violationsOf(exchange, operations.get(exchange.host) ?? [])) violations.add(one);
      }
      return { violations: [...violations], requests: exchanges.length, ms: performance.now() - started };
    },
  };
}

/**
 * Prism's findings on an exchange. Each includes the status of the response, even if it is about the request, so that accepting an invalid
 * request is a distinct finding.
 */
async function violationsOf({ request, response }: Exchange, operations: Operation[]): Promise<string[]> {
  const { status } = response;
  let operation = `${request.method} elsewhere`;
  const forward: Forward = (_input, _upstream, _proxy, resource) => () => async () => {
    if (resource !== undefined) operation = `${request.method} ${resource.path}`;
    return { _tag: 'Right', right: toPrismResponse(response) };
  };
  const prism = createInstance(CONFIG, { logger: silent, validateInput, forward });
  // Throws on an unreadable body or media type; the proxy would respond with 500.
  const result = await prism
    .request(toPrismInput(request), operations, CONFIG)()
    .catch(() => undefined);
  if (result === undefined || result._tag === 'Left') return [`${operation}: ${status}: the proxy breaks off`];
  const { validations } = result.right;
  return (['input', 'output'] as const).flatMap((side) =>
    validations[side].map((violation) => `${operation}: ${status}: ${side}: ${textOf(violation)}`),
  );
}

function textOf({ path = [], code, message }: Violation): string {
  return [path.join('.'), code, message].filter((part) => part !== undefined && part !== '').join(' ');
}

function toPrismInput({ method, url, headers, body = '' }: WireRequest): ReturnType<typeof toPrismRequest> {
  const named = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  // The only members that are used.
  const message = { method, headers: named } as Pick<IncomingMessage, 'method' | 'headers'> as IncomingMessage;
  return toPrismRequest(message, splitTarget(url), Buffer.from(body));
}

/** Converts a response as Prism's forwarder does. */
function toPrismResponse({ status, headers, body }: WireResponse): IHttpResponse {
  const named: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    named[key] = named[key] === undefined ? value : `${named[key]},${value}`;
  }
  const parsed: unknown = status !== 204 && isJson(named['content-type']) ? JSON.parse(body) : body;
  return { statusCode: status, headers: named, body: parsed };
}
