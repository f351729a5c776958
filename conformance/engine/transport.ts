import { textOf, type DecodedBody } from './charset.ts';

/** A request on the wire. */
export interface WireRequest {
  method: string;
  /** Absolute URL. */
  url: string;
  headers: readonly WireHeader[];
  body?: string | undefined;
  /** The fields of the body, if it is a form with a credential. */
  form?: readonly WireField[] | undefined;
}

/** A form field. `shown` is the value for curl commands, with shell variables for secrets: `$LOGIN_PASSWORD`. */
export type WireField = readonly [name: string, value: string, shown?: string | undefined];

/** A request header. `shown` is the value for curl commands: `Bearer $V2_ACCESS_TOKEN`, `Basic $LOGIN_USERNAME:$LOGIN_PASSWORD`. */
export type WireHeader = readonly [name: string, value: string, shown?: string | undefined];

/** The times of an exchange. */
export interface Times {
  /** Time from the start of the run until the request was sent. */
  startedMs: number;
  durationMs: number;
}

/** A response from the wire, decompressed; redirects are not followed. */
export interface WireResponse extends DecodedBody {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** Why `body` is only the beginning or empty; absent if it is complete. */
  incomplete?: string;
  /** The recorded times, in a replay. */
  recorded?: Times;
  /** Number of requests that the origin had served before this response, in a replay, which receives responses in another order. */
  servedBefore?: number;
}

/**
 * Sends one request and returns the response; redirects are not followed.
 *
 * @param scope - the check or shared step that sends it
 */
export type Transport = (request: WireRequest, scope?: string) => Promise<WireResponse>;

/** The target gave no HTTP response: the connection was refused or closed, or the response was too slow or too large. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Error codes for a connection that was closed before a response, as they stand in the message of a `NoAnswer`. */
export const CLOSED = /\b(UND_ERR_SOCKET|ECONNRESET|EPIPE)\b/;

/** Scheme, host and port of a URL. */
export const originOf = (url: string): string => new URL(url).origin;

/** Removes the spaces and tabs around a value of a header; other white space belongs to it. */
export const withoutBlanks = (value: string): string => /[^ \t](?:.*[^ \t])?/s.exec(value)?.[0] ?? '';

/** All values of a header; the name is case-insensitive. */
export function valuesOf({ headers }: Pick<WireResponse, 'headers'>, name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.flatMap(([key, value]) => (key.toLowerCase() === wanted ? [value] : []));
}

/** Whether headers announce an HTML page. */
export function isPage(headers: WireResponse['headers']): boolean {
  return valuesOf({ headers }, 'content-type').some((value) => /^\s*text\/html\b/i.test(value));
}

/**
 * A transport that passes each request to the handler of its origin, to judge servers without a network.
 *
 * @param handlers - handlers of the Fetch standard by origin: `http://127.0.0.1:4110`
 */
export function originsTransport(
  handlers: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>,
): Transport {
  const byOrigin = new Map(Object.entries(handlers));
  return async ({ method, url, headers, body }) => {
    const origin = originOf(url);
    const handle = byOrigin.get(origin);
    if (handle === undefined) throw new NoAnswer(`no answer from ${origin}: there is no such host`);
    const pairs = headers.map(([name, value]): [string, string] => [name, value]);
    const response = await handle(new Request(url, { method, headers: pairs, body: body ?? null }));
    return {
      status: response.status,
      headers: [...response.headers],
      ...textOf(Buffer.from(await response.arrayBuffer()), response.headers.get('content-type') ?? ''),
    };
  };
}
