import type { ResponseContract } from '../../generated/response-contract.ts';
import { unlessAborted } from './abort.ts';

/** Tells and passes the time: a test, or a scheduler, brings its own. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /**
   * Resolves after `ms` milliseconds.
   *
   * @throws the reason of the signal when it is aborted before
   */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Loads what a contract says about the bodies of answers; called once. */
export type LoadContract = () => Promise<ResponseContract>;
/** What a `fetch` answers with: a Response, also that of another library. */
export type Fetched = Pick<Response, 'redirected' | 'status' | 'statusText' | 'url'> & {
  readonly headers: Iterable<[string, string]>;
  readonly body: unknown;
};

/**
 * Sends a request, and does not follow redirects by itself. It is given a Request. When it rejects that with `ERR_INVALID_URL`, since it
 * knows only the Request of its own library (undici), it is given the address and `{ method, headers, body, redirect, signal }` instead:
 * pass the second parameter on.
 */
// What is given depends on what the function takes; the type has to be assignable to the parameters of all of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fetch = (request: Request & string, init?: any) => Promise<Fetched>;

/** A request, as hooks are told of it: without headers, query and body, and so without credentials. */
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

/** An answer, as hooks are told of it. */
export interface Answered extends Sent {
  status: number;
  /** From sending the request until the headers of the answer, in milliseconds. */
  durationMs: number;
}

/** Why a request is sent again, as hooks are told of it. */
export interface Repeated extends Sent {
  /** Such as `status 503` or `no answer from localhost:4010 (ECONNRESET)`. */
  reason: string;
  /** Until it is sent again, in milliseconds. */
  pauseMs: number;
}

/** The settings that all interfaces have. */
export interface ApiSettings {
  /** Address of the interface, with or without a slash at the end. */
  baseUrl: string;
  /**
   * Used instead of the global `fetch`. What it throws by itself, neither a TypeError nor an error with the code of a network failure, is
   * not repeated, and the `cause` of the NetworkError.
   *
   * @example
   * import { fetch, ProxyAgent } from 'undici';
   * const dispatcher = new ProxyAgent('http://proxy.example:3128');
   * const partners = createPartnerApi({ ...settings, fetch: (request, init) => fetch(request, { ...init, dispatcher }) });
   */
  fetch?: Fetch | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** How long one request may take until its body is read, in milliseconds; 30 seconds by default. */
  timeoutMs?: number | undefined;
  /** Largest body of an answer that is read, in bytes; 64 MiB by default. `Infinity` reads whatever comes. */
  maxBodyBytes?: number | undefined;
  /**
   * How often a read is repeated after a failure that may pass (no answer, 502, 503, 504); twice by default. `Retry-After` is waited for,
   * a minute at most: where it asks for more, the call fails at once.
   */
  retries?: number | undefined;
  /** Whether a call that is refused with 429 waits for the next window, a minute at most, or fails at once; by default it waits. */
  whenRateLimited?: 'wait' | 'fail' | undefined;
  /**
   * Whether the bodies of answers are compared with the contract, or what loads a contract of one's own:
   * `() => import('./validators.js')`. Off by default; validators are loaded for the first answer that is compared.
   */
  validate?: boolean | LoadContract | undefined;
  /** Told each request before it is sent. What this and the other hooks throw is an uncaught error, and fails no call. */
  onRequest?: ((sent: Sent) => void) | undefined;
  /** Told each answer before its body is read, also one that is no success. */
  onResponse?: ((answered: Answered) => void) | undefined;
  /** Told why a request is sent again, before the pause. */
  onRetry?: ((repeated: Repeated) => void) | undefined;
  /** The time of the machine by default. */
  clock?: Clock | undefined;
  /** The present moment in milliseconds since 1970, to which dates of the platform are compared; that of the machine by default. */
  now?: (() => number) | undefined;
}

/** The settings of a single call. */
export interface CallSettings {
  /** Gives the call up; it rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Sent as `X-TraceId`; a new one by default. */
  traceId?: string | undefined;
  /** Sent with each request of the call, instead of those of the interface. None of them may be one that carries a credential. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** As that of the interface, for each request of this call. */
  timeoutMs?: number | undefined;
  /** As that of the interface, for each read of this call. */
  retries?: number | undefined;
  /** Told each answer to a request of this call, with its headers; see also `withResponse`. */
  onResponse?: ((answered: Answered, headers: Headers) => void) | undefined;
}

/** What a call adds to the settings of its requests. */
export type OwnSettings = Pick<CallSettings, 'timeoutMs' | 'retries' | 'onResponse' | 'traceId'> & {
  operation?: string;
};

/** The present moment by the machine, in milliseconds since 1970. */
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
