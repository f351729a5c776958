import type { ResponseContract } from '../../generated/response-contract.ts';
import { reasonOf } from './abort.ts';

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

/** The settings that all interfaces have. */
export interface ApiSettings {
  /** Address of the interface, with or without a slash at the end. */
  baseUrl: string;
  /** Used instead of the global `fetch`; it must not follow redirects by itself. */
  fetch?: (request: Request) => Promise<Response>;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>;
  /** How long one request may take until its body is read, in milliseconds; 30 seconds by default. */
  timeoutMs?: number;
  /** Largest body of an answer that is read, in bytes; 64 MiB by default. `Infinity` reads whatever comes. */
  maxBodyBytes?: number | undefined;
  /** How often a read is repeated after a failure that may pass (no answer, 502, 503, 504); twice by default. */
  retries?: number;
  /** Whether a call that is refused with 429 waits for the next window, a minute at most, or fails at once; by default it waits. */
  whenRateLimited?: 'wait' | 'fail';
  /**
   * Whether the bodies of answers are compared with the contract, or what loads a contract of one's own:
   * `() => import('./validators.js')`. Off by default; validators are loaded for the first answer that is compared.
   */
  validate?: boolean | LoadContract;
  /** The time of the machine by default. */
  clock?: Clock;
  /** The present moment in milliseconds since 1970, to which dates of the platform are compared; that of the machine by default. */
  now?: () => number;
}

/** The settings of a single call. */
export interface CallSettings {
  /** Gives the call up; it rejects with the reason of the signal. */
  signal?: AbortSignal;
  /** Sent as `X-TraceId`; a new one by default. */
  traceId?: string;
}

/** The present moment by the machine, in milliseconds since 1970. */
export const systemTime = (): number => Date.now();

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const give = () => {
        clearTimeout(timer);
        reject(reasonOf(signal));
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', give);
        resolve();
      }, ms);
      if (signal?.aborted === true) give();
      else signal?.addEventListener('abort', give, { once: true });
    }),
};
