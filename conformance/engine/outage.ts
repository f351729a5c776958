import { NoAnswer, originOf, type Transport } from './transport.ts';

/** When an origin counts as down, and for how long. */
interface CircuitBreakerOptions {
  /** How long an origin that is down is left alone before one more request tries it, in ms. */
  restMs: number;
  /** After so many requests in a row without an answer an origin is down; 10 by default. */
  limit?: number;
  /** The time in ms, from any start. */
  now?: () => number;
}

/** What is known about one origin. */
interface Silence {
  /** Requests without an answer since the last answer. */
  requests: number;
  /** When it may be asked again, once it is down. */
  restsUntil: number;
  /** Why the last of them got no answer. */
  reason: string;
}

/** More than a run sends at once by default: a server that answers all of the first requests late is not down. */
const LIMIT = 10;

/** Marks the message of a request that was not sent, because earlier ones were not answered. */
const NOT_ASKED_AGAIN = 'not asked again';

/** The transport if no host answered the check: hundreds of requests would time out. */
export const leftAlone: Transport = async ({ url }) => {
  throw new NoAnswer(`no answer from ${originOf(url)} to the check of hosts and credentials; ${NOT_ASKED_AGAIN}`);
};

/** Whether a recorded request was sent at all. */
export function wasSent({ error }: { error?: string }): boolean {
  return error === undefined || !error.includes(NOT_ASKED_AGAIN);
}

/**
 * Puts a circuit breaker for each origin around a transport, so that hundreds of checks of a host that is down end after a few
 * timeouts. From time to time one request tries whether the origin is back; an answer with any status shows that it is.
 *
 * @param send - sends one request; called only when it is really sent, after any waiting for a free slot
 * @throws NoAnswer from the transport for each request that was not sent, with the reason of the last one that was
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
      // While this request tries, the others do not.
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
