import { textOf, type DecodedBody } from './charset.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Absolute address. */
  url: string;
  headers: readonly WireHeader[];
  body?: string | undefined;
  /** The fields of a body that is a form with a credential. */
  form?: readonly WireField[] | undefined;
}

/** A field of a form. `shown` replaces a secret value in a shell: `$LOGIN_PASSWORD`. */
export type WireField = readonly [name: string, value: string, shown?: string | undefined];

/** A header of a request. `shown` replaces a secret value in a shell: `Bearer $V2_ACCESS_TOKEN`, `Basic $LOGIN_USERNAME:$LOGIN_PASSWORD`. */
export type WireHeader = readonly [name: string, value: string, shown?: string | undefined];

/** The times of an exchange. */
export interface Times {
  /** From the start of the run until the request was sent. */
  startedMs: number;
  durationMs: number;
}

/** A response as it came over the wire, decompressed; redirects are not followed. */
export interface WireResponse extends DecodedBody {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** Why `body` is only the beginning or empty; absent when it is the whole body. */
  incomplete?: string;
  /** The recorded times, if it comes from a report. */
  recorded?: Times;
}

/**
 * Sends one request and returns its answer; redirects are not followed.
 *
 * @param scope - the check or the shared step that sends it
 */
export type Transport = (request: WireRequest, scope?: string) => Promise<WireResponse>;

/** The target gave no HTTP answer: the connection was refused or broken off, or the answer was too slow or too large. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Scheme, host and port of an address. */
export const originOf = (url: string): string => new URL(url).origin;

/** All values of a header, case-insensitive. */
export function valuesOf({ headers }: Pick<WireResponse, 'headers'>, name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.flatMap(([key, value]) => (key.toLowerCase() === wanted ? [value] : []));
}

/** Tells whether headers announce an HTML page. */
export function isPage(headers: WireResponse['headers']): boolean {
  return valuesOf({ headers }, 'content-type').some((value) => /^\s*text\/html\b/i.test(value));
}

/**
 * A transport that passes each request to the handler of its origin, so that servers can be judged without a network.
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
