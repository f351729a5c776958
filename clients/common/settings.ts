import type { ResponseContract } from '../../generated/response-contract.ts';
import { unlessAborted } from './abort.ts';

/** A source of time. A test or a scheduler may supply its own. */
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
/** The result of a `fetch`: a Response, of the runtime or of another library. */
export type Fetched = Pick<Response, 'redirected' | 'status' | 'statusText' | 'url'> & {
  readonly headers: Iterable<[string, string]>;
  readonly body: unknown;
};

/**
 * Sends a request without following redirects. Its first argument is a Request. A `fetch` that accepts only the Request of its own library
 * (undici) throws `ERR_INVALID_URL`; then it is called again with the URL and `{ method, headers, body, redirect, signal }`. So pass the
 * second parameter on.
 */
// Each library types the arguments differently; this type has to be assignable to all of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fetch = (request: Request & string, init?: any) => Promise<Fetched>;

/** A request, as hooks get it: without headers, query and body, and so without credentials. */
export interface Sent {
  /** Method and path template: `GET /partner/{PartnerId}`; the actual path if you call the generated client directly. */
  operation: string;
  /** The same for all requests of a call. */
  traceId: string;
  method: string;
  /** Without its query. */
  url: string;
  /** 1 for the first time that the request is sent. */
  attempt: number;
}

/** A response, as hooks get it. */
export interface Answered extends Sent {
  status: number;
  /** From sending the request until the headers of the response, in milliseconds. */
  durationMs: number;
}

/** A repetition of a request, as hooks get it. */
export interface Repeated extends Sent {
  /** `status 503` or `no answer from localhost:4010 (ECONNRESET)`. */
  reason: string;
  /** Time until the request is sent again, in milliseconds. */
  pauseMs: number;
}

/** The settings that all interfaces have. */
export interface ApiSettings {
  /** Base URL of the interface, with or without a slash at the end. */
  baseUrl: string;
  /**
   * Used instead of the global `fetch`. If it throws an error of its own, one that is no network failure, the call fails with a NetworkError
   * whose `cause` is that error, and is not repeated.
   *
   * @example
   * import { fetch, ProxyAgent } from 'undici';
   * const dispatcher = new ProxyAgent('http://proxy.example:3128');
   * const partners = createPartnerApi({ ...settings, fetch: (request, init) => fetch(request, { ...init, dispatcher }) });
   */
  fetch?: Fetch | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** How long one request may take, including reading the body of the response, in milliseconds; 30 seconds by default. */
  timeoutMs?: number | undefined;
  /** Largest body of a response, in bytes; 64 MiB by default. `Infinity` allows any. */
  maxBodyBytes?: number | undefined;
  /**
   * How often a read is repeated after a temporary failure (no response, 502, 503, 504); twice by default. The client waits as long as
   * `Retry-After` asks; if that is more than a minute, the call fails at once.
   */
  retries?: number | undefined;
  /** After 429, a call waits for the next window, at most a minute (`wait`, the default), or fails at once (`fail`). */
  whenRateLimited?: 'wait' | 'fail' | undefined;
  /**
   * Compares the bodies of responses with the contract, or with your own contract: `() => import('./validators.js')`. Off by default. The
   * validators are loaded at the first comparison.
   */
  validate?: boolean | LoadContract | undefined;
  /** Called before each request is sent. If this or another hook throws, that is an uncaught error; the call goes on. */
  onRequest?: ((sent: Sent) => void) | undefined;
  /** Called for each response, also for failures, before its body is read. */
  onResponse?: ((answered: Answered) => void) | undefined;
  /** Called before a request is sent again, and before the pause. */
  onRetry?: ((repeated: Repeated) => void) | undefined;
  /** By default the time of the machine. */
  clock?: Clock | undefined;
  /** The current time in milliseconds since 1970, for comparison with dates of the platform; by default that of the machine. */
  now?: (() => number) | undefined;
}

/** The settings of a single call. */
export interface CallSettings {
  /** Aborts the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Sent as `X-TraceId`; by default a new one. */
  traceId?: string | undefined;
  /** Sent with each request of the call; they override headers of the interface. Headers for credentials are not allowed. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Overrides `timeoutMs` of the interface. */
  timeoutMs?: number | undefined;
  /** Overrides `retries` of the interface. */
  retries?: number | undefined;
  /** Called for each response of this call, with its headers; see also `withResponse`. */
  onResponse?: ((answered: Answered, headers: Headers) => void) | undefined;
}

/** Settings of a single request. */
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
