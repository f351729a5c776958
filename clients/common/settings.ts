import type { ResponseContract } from '../../generated/response-contract.ts';
import { unlessAborted } from './abort.ts';

/** A source of time; a test or a scheduler may supply its own. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /**
   * Resolves after `ms` milliseconds.
   *
   * @throws the reason of the signal when it is aborted first
   */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Loads the validators of a contract; called once. */
export type LoadContract = () => Promise<ResponseContract>;
/** What a `fetch` returns: a Response, even that of another library. */
export type Fetched = Pick<Response, 'redirected' | 'status' | 'statusText' | 'url'> & {
  readonly headers: Iterable<[string, string]>;
  readonly body: unknown;
};

/**
 * Sends a request without following redirects. It gets a Request. If it rejects that with `ERR_INVALID_URL`, since it knows only the
 * Request of its own library (undici), it gets the address and `{ method, headers, body, redirect, signal }` instead: pass the second
 * parameter on.
 */
// The arguments depend on the function; the type has to be assignable to the parameters of any of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fetch = (request: Request & string, init?: any) => Promise<Fetched>;

/** A request as hooks see it: without headers, query and body, and so without credentials. */
export interface Sent {
  /** Method and path template: `GET /partner/{PartnerId}`; the path itself where the generated client is called directly. */
  operation: string;
  /** The same for all requests of a call. */
  traceId: string;
  method: string;
  /** Without its query. */
  url: string;
  /** 1 for the first time that the request is sent. */
  attempt: number;
}

/** An answer as hooks see it. */
export interface Answered extends Sent {
  status: number;
  /** From sending the request until the headers of the answer, in milliseconds. */
  durationMs: number;
}

/** Why a request is sent again, as hooks see it. */
export interface Repeated extends Sent {
  /** `status 503` or `no answer from localhost:4010 (ECONNRESET)`. */
  reason: string;
  /** Time until it is sent again, in milliseconds. */
  pauseMs: number;
}

/** The settings that all interfaces have. */
export interface ApiSettings {
  /** Address of the interface, with or without a slash at the end. */
  baseUrl: string;
  /**
   * Used instead of the global `fetch`. An error that it throws itself, no TypeError and without the code of a network failure, is the
   * `cause` of the NetworkError, and not repeated.
   *
   * @example
   * import { fetch, ProxyAgent } from 'undici';
   * const dispatcher = new ProxyAgent('http://proxy.example:3128');
   * const partners = createPartnerApi({ ...settings, fetch: (request, init) => fetch(request, { ...init, dispatcher }) });
   */
  fetch?: Fetch | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** How long one request may take until its body has been read, in milliseconds; 30 seconds by default. */
  timeoutMs?: number | undefined;
  /** Largest body of an answer, in bytes; 64 MiB by default. `Infinity` allows any. */
  maxBodyBytes?: number | undefined;
  /**
   * How often a read is repeated after a temporary failure (no answer, 502, 503, 504); twice by default. `Retry-After` is waited for,
   * a minute at most: if it asks for more, the call fails at once.
   */
  retries?: number | undefined;
  /** Whether a call that is refused with 429 waits for the next window, a minute at most, or fails at once; by default it waits. */
  whenRateLimited?: 'wait' | 'fail' | undefined;
  /**
   * Whether the bodies of answers are compared with the contract; or what loads your own contract:
   * `() => import('./validators.js')`. Off by default; validators are loaded with the first answer that is compared.
   */
  validate?: boolean | LoadContract | undefined;
  /** Called before each request is sent. What this and the other hooks throw is an uncaught error, and fails no call. */
  onRequest?: ((sent: Sent) => void) | undefined;
  /** Called for each answer before its body is read, even if it is no success. */
  onResponse?: ((answered: Answered) => void) | undefined;
  /** Called before the pause when a request is sent again. */
  onRetry?: ((repeated: Repeated) => void) | undefined;
  /** The time of the machine by default. */
  clock?: Clock | undefined;
  /** The current time in milliseconds since 1970, to which dates of the platform are compared; that of the machine by default. */
  now?: (() => number) | undefined;
}

/** The settings of a single call. */
export interface CallSettings {
  /** Gives the call up; it rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Sent as `X-TraceId`; a new one by default. */
  traceId?: string | undefined;
  /** Sent with each request of the call, overriding those of the interface. None of them may carry a credential. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** As that of the interface, for each request of this call. */
  timeoutMs?: number | undefined;
  /** As that of the interface, for each read of this call. */
  retries?: number | undefined;
  /** Called for each answer to a request of this call, with its headers; see also `withResponse`. */
  onResponse?: ((answered: Answered, headers: Headers) => void) | undefined;
}

/** What a call adds to the settings of its requests. */
export type OwnSettings = Pick<CallSettings, 'timeoutMs' | 'retries' | 'onResponse' | 'traceId'> & {
  operation?: string;
};

/** The current time of the machine, in milliseconds since 1970. */
export const systemTime = (): number => Date.now();

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wait: async (ms, signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await unlessAborted(over, signal).finally(() => clearTimeout(timer));
  },
};
