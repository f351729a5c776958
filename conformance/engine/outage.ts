import { NoAnswer, originOf, type Transport } from './transport.ts';

/** Settings of the circuit breaker. */
interface CircuitBreakerOptions {
  /** How long an origin that is down gets no requests, in ms; then one request tries it. */
  restMs: number;
  /** Number of consecutive requests without a response after which an origin counts as down; 10 by default. */
  limit?: number;
  /** A monotonic clock, in ms. */
  now?: () => number;
}

/** Failed requests to one origin. */
interface Silence {
  /** Number of requests without a response since the last response. */
  requests: number;
  /** When the next request may try it, once it is down. */
  restsUntil: number;
  /** Why the last request got no response. */
  reason: string;
}

const LIMIT = 10;

/** The limit for this many requests at once: higher, since a server that answers all of the first requests late is not down. */
export const limitFor = (concurrency: number): number => Math.max(LIMIT, concurrency + 2);

/** Part of the message of a request that was not sent, because earlier ones got no response. */
const NOT_ASKED_AGAIN = 'not asked again';

/** Fails every request; used if no host answered the check, since hundreds of requests would time out. */
export const leftAlone: Transport = async ({ url }) => {
  throw new NoAnswer(`no answer from ${originOf(url)} to the check of hosts and credentials; ${NOT_ASKED_AGAIN}`);
};

/** Whether a recorded request was actually sent. */
export function wasSent({ error }: { error?: string }): boolean {
  return error === undefined || !error.includes(NOT_ASKED_AGAIN);
}

/**
 * Wraps a transport in a circuit breaker for each origin, so that hundreds of checks of a host that is down end after a few timeouts.
 * From time to time one request tries whether the origin is back; a response with any status shows that it is.
 *
 * @param send - sends one request; called after waiting for a free slot
 * @throws NoAnswer from the transport for each unsent request, with the reason of the last one that was sent
 */
export function withCircuitBreaker(
  send: Transport,
  { restMs, limit = LIMIT, now = () => performance.now() }: CircuitBreakerOptions,
): Transport {
  const silent = new Map<string, Silence>();
  return async (request, scope) => {
    const origin = originOf(request.url);
    const known = silent.get(origin);
    if (known !== undefined && known.requests >= limit) {
      if (now() < known.restsUntil) {
        throw new NoAnswer(`${known.reason}; ${NOT_ASKED_AGAIN} after ${limit} requests in a row without an answer`);
      }
      // No other request tries at the same time.
      known.restsUntil = Infinity;
    }
    try {
      const response = await send(request, scope);
      silent.delete(origin);
      return response;
    } catch (error) {
      if (error instanceof NoAnswer) {
        const requests = (silent.get(origin)?.requests ?? 0) + 1;
        silent.set(origin, { requests, restsUntil: now() + restMs, reason: error.message });
      } else if (known !== undefined) {
        known.restsUntil = now();
      }
      throw error;
    }
  };
}
