import { mergeHeaders } from 'openapi-fetch';
import { EXAMPLES } from '../../generated/examples.ts';
import type { OperationExamples } from '../../generated/operation-examples.ts';
import { HOSTS, INTERFACES, SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import { withoutSlashAtEnd } from '../common/base.ts';
import { parametersIn } from '../common/parameters.ts';
import { exampleOf, examplesOf, successOf, type Answers, type BodyOf, type OperationId } from './fixture.ts';

/** A response that replaces the default one. Omitted members come from the contract. */
export type TestAnswer<Id extends InterfaceId, Operation extends OperationId<Id>> =
  | {
      [Status in keyof Answers<Id, Operation>]: {
        status: Status extends number ? Status : number;
        /** By default that of the example. Sent as JSON; a string is sent unchanged if the media type is not JSON. */
        body?: BodyOf<Answers<Id, Operation>[Status]> | undefined;
        /** Name of an example of the contract. */
        example?: string | undefined;
        /** Added to the headers of the contract. */
        headers?: Readonly<Record<string, string>> | undefined;
      };
    }[keyof Answers<Id, Operation>]
  | ((request: Request) => Response | Promise<Response>);

/** A request to the test platform. */
export interface TestCall {
  interface: InterfaceId;
  /** Its operationId. */
  operation: string;
  /** The values in its path. */
  parameters: Readonly<Record<string, string>>;
  /** A copy whose body can be read. */
  request: Request;
}

/** Settings of {@link createTestPlatform}. */
export interface TestPlatformSettings {
  /** Base URLs by host, if the code under test has its own; `https://<host>.platform.test` by default. */
  hosts?: Partial<Record<Host, string>> | undefined;
  /** Responds to requests for targets of redirects outside the platform, such as finished reports; by default with an empty 200. */
  elsewhere?: ((request: Request) => Response | Promise<Response>) | undefined;
}

/** The part of MSW's `http` that is used. */
interface MswHttp<Handler> {
  all(path: string, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/** An in-memory platform for tests. It responds with the examples of the contracts. */
export interface TestPlatform {
  /** Pass it to a client, or use it in place of the global `fetch`. */
  readonly fetch: (request: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The requests so far, in order. */
  readonly calls: readonly TestCall[];
  /** The settings for a client of this platform: `createCasesV3Api({ ...platform.at('cases-v3'), accessToken: 'any' })`. */
  at(id: InterfaceId): { baseUrl: string; fetch: (request: Request) => Promise<Response> };
  /**
   * Changes the response of an operation from now on. A function can return responses that the contract does not declare, such as the 503
   * of a gateway.
   *
   * @throws RangeError when the contract has no such operation, response or example
   */
  answer<Id extends InterfaceId, Operation extends OperationId<Id>>(
    id: Id,
    operation: Operation,
    answer: TestAnswer<Id, Operation>,
  ): void;
  /** Changes the response to the next request only. Several calls queue several responses. */
  answerOnce<Id extends InterfaceId, Operation extends OperationId<Id>>(
    id: Id,
    operation: Operation,
    answer: TestAnswer<Id, Operation>,
  ): void;
  /** Forgets all calls and changed responses. */
  reset(): void;
  /** Handlers for MSW 2: `setupServer(...platform.handlers(http))`. */
  handlers<Handler>(http: MswHttp<Handler>): Handler[];
}

type AnyAnswer =
  | {
      status: number;
      body?: unknown;
      example?: string | undefined;
      headers?: Readonly<Record<string, string>> | undefined;
    }
  | ((request: Request) => Response | Promise<Response>);

const BODILESS = new Set([101, 204, 205, 304]);

/** Targets of redirects outside the platform. */
const TARGETS = new Set(
  Object.values<Readonly<Record<string, OperationExamples>>>(EXAMPLES)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ answers }) => Object.values(answers))
    .flatMap(({ headers }) => headers['Location'] ?? [])
    .filter((location) => URL.canParse(location)),
);

/**
 * Creates an in-memory platform, without server and port. By default it responds with success. A report is not ready at the first request
 * for it, and ready (303) afterwards.
 *
 * @example
 * const platform = createTestPlatform();
 * const cases = createCasesV3Api({ ...platform.at('cases-v3'), accessToken: 'any' });
 * platform.answerOnce('cases-v3', 'getVorgang', { status: 404 });
 */
export function createTestPlatform({
  hosts = {},
  elsewhere = () => new Response(),
}: TestPlatformSettings = {}): TestPlatform {
  const addresses = Object.fromEntries(
    HOSTS.map((host) => [host, withoutSlashAtEnd(new URL(hosts[host] ?? `https://${host}.platform.test`).href)]),
  ) as Record<Host, string>;
  const calls: TestCall[] = [];
  const always = new Map<string, AnyAnswer>();
  const once = new Map<string, AnyAnswer[]>();
  const requested = new Set<string>();
  const targets = new Set<string>();

  const find = ({ method, url }: Pick<Request, 'method' | 'url'>): Omit<TestCall, 'request'> | undefined => {
    const found = HOSTS.filter((host) => url.startsWith(`${addresses[host]}/`)).flatMap((host) => {
      const path = new URL(url).pathname.slice(new URL(addresses[host]).pathname.replace(/\/$/, '').length);
      return SERVED_BY[host].flatMap((id) =>
        Object.entries(EXAMPLES[id]).flatMap(([operation, examples]) => {
          const isAlike = examples.method === method && stepsOf(examples.path) === stepsOf(path);
          const parameters = isAlike ? parametersIn(new URL(path, url), examples.path) : undefined;
          return parameters ? [{ interface: id, operation, parameters }] : [];
        }),
      );
    });
    // A path with fewer parameters is more specific: `/documentation` is no report.
    const count = (one: Omit<TestCall, 'request'>) => Object.keys(one.parameters).length;
    return found.sort((one, other) => count(one) - count(other))[0];
  };

  const answerTo = async (call: TestCall, request: Request): Promise<Response> => {
    const key = `${call.interface} ${call.operation}`;
    const wanted = once.get(key)?.shift() ?? always.get(key);
    if (typeof wanted === 'function') return wanted(request);
    const examples = examplesOf(call.interface, call.operation);
    const isAgain = requested.has(request.url);
    requested.add(request.url);
    const usual = '303' in examples.answers && isAgain ? '303' : successOf(examples);
    const status = String(wanted?.status ?? usual);
    const { query } = await jsonOf(request);
    const isMeant = (body: unknown) => typeof query !== 'string' || isSelected(body, query);
    const { headers, mediaType, body } = exampleOf(examples, status, key, wanted?.example, isMeant);
    const named = mergeHeaders(headers, { 'Content-Type': mediaType }, wanted?.headers);
    const traceId = request.headers.get('X-TraceId');
    if (traceId !== null && named.has('X-TraceId')) named.set('X-TraceId', traceId);
    const location = named.get('Location');
    if (location !== null) {
      // The contracts show paths without the prefix of the base URL.
      const below = addresses[INTERFACES[call.interface].host] + location;
      const isBelow = location.startsWith('/') && find({ method: 'GET', url: below }) !== undefined;
      if (isBelow) named.set('Location', below.slice(new URL(below).origin.length));
      else targets.add(new URL(location, request.url).href);
    }
    const sent = wanted?.body === undefined ? body : wanted.body;
    const code = Number(status.replace('XX', '00'));
    const isEmpty = sent === undefined || BODILESS.has(code) || request.method === 'HEAD';
    return new Response(isEmpty ? null : textOf(sent, mediaType), { status: code, headers: named });
  };

  const fetch = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const found = find(request);
    if (found !== undefined) {
      const call = { ...found, request: request.clone() };
      calls.push(call);
      return answerTo(call, request);
    }
    if (targets.has(request.url)) return elsewhere(request);
    throw new Error(
      `${request.method} ${request.url.split('?', 1)[0]} is no operation of the contracts; the hosts are ${Object.values(addresses).join(', ')}`,
    );
  };

  /** Checks that the contract has such a response, and returns the key of the operation. */
  const keyOf = (id: InterfaceId, operation: string, answer: AnyAnswer): string => {
    const [examples, key] = [examplesOf(id, operation), `${id} ${operation}`];
    if (typeof answer !== 'function') exampleOf(examples, String(answer.status), key, answer.example);
    return key;
  };

  return {
    fetch,
    calls,
    at: (id) => ({ baseUrl: addresses[INTERFACES[id].host], fetch }),
    answer: (id, operation, answer) => {
      always.set(keyOf(id, operation, answer), answer);
    },
    answerOnce: (id, operation, answer) => {
      const key = keyOf(id, operation, answer);
      once.set(key, [...(once.get(key) ?? []), answer]);
    },
    reset: () => {
      calls.length = 0;
      for (const memory of [always, once, requested, targets]) memory.clear();
    },
    handlers: (http) => {
      const below = Object.values(addresses).map((address) => `${address}/*`);
      return [...below, ...TARGETS].map((path) => http.all(path, ({ request }) => fetch(request)));
    },
  };
}

/** Serialises a body; a string is sent unchanged if the media type is not JSON. */
const textOf = (body: unknown, mediaType = ''): string =>
  typeof body === 'string' && !mediaType.includes('json') ? body : JSON.stringify(body);

/** The number of segments. */
const stepsOf = (path: string): number => path.split('/').length;

/** The body of a request as a JSON object; empty if it is none. */
async function jsonOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text = request.body === null ? '' : await request.clone().text();
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Tells whether a GraphQL query selects all top-level fields in `data` of a response. */
function isSelected(body: unknown, query: string): boolean {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const names = Object.keys(typeof data === 'object' && data !== null ? data : {});
  return names.length > 0 && names.every((name) => new RegExp(`\\b${name}\\s*[({]`).test(query));
}
