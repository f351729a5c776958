import { originOf, valuesOf, type WireResponse } from './transport.ts';
import type { WindowBudget } from './window-budget.ts';

/**
 * Keeps a run within the rate limits of its targets: announced ones, so that the run itself never causes a 429, and those that only a 429
 * shows.
 */
export interface Quotas {
  /** Reads the remaining calls and the end of the window from a response. */
  learn(url: string, response: WireResponse): void;
  /** Waits for the next window if the calls of this one are used up. */
  wait(url: string): Promise<void>;
  /** Waits for the next window, which begins in `ms` according to a 429; from then on requests are sent one after the other. */
  spent(url: string, ms: number): Promise<void>;
  /**
   * Sends a request: at once or, if the origin has answered 429 before, after earlier ones. Otherwise all requests that wait for the same
   * window would use it up at once.
   */
  inTurn<T>(url: string, send: () => Promise<T>): Promise<T>;
  /** Number of requests that an origin answered with neither 429 nor 503. */
  served(url: string): number;
}

/** The statuses of rate limits; some web servers use 503 by default. */
const REFUSALS: ReadonlySet<number> = new Set([429, 503]);

/** Whether a response is to a request that no rate limit refused. */
export const isServed = ({ status }: Pick<WireResponse, 'status'>): boolean => !REFUSALS.has(status);

/** Announced seconds may be rounded down by up to this time in ms, so that 0 seconds may mean as much. */
export const ROUNDED_DOWN_MS = 1000;
/** Maximum number of consecutive short waits without a served request in between: more would make no difference. */
const MOST_SHORT_WAITS = 3;

/**
 * Creates the rate limiting of one run.
 *
 * @param budget - time for waiting; after that requests are sent, and a 429 makes them inconclusive
 * @param spare - calls of a window reserved for pending requests and other users of the credential
 */
export function createQuotas(budget: WindowBudget, spare: number): Quotas {
  const windows = new Map<string, { remaining: number; resetS: number }>();
  const waits = new Map<string, Promise<void>>();
  const turns = new Map<string, Promise<unknown>>();
  const served = new Map<string, number>();
  const shortWaits = new Map<string, number>();
  const waitFor = (origin: string, ms: number) => {
    const wait = budget.wait(origin, ms);
    // If the wait is too long, only the refused request fails: operations may have separate windows.
    const over = wait.catch(() => {}).finally(() => waits.delete(origin));
    waits.set(origin, over);
    return wait;
  };
  return {
    served: (url) => served.get(originOf(url)) ?? 0,
    spent: (url, ms) => {
      const origin = originOf(url);
      if (!turns.has(origin)) turns.set(origin, Promise.resolve());
      // Another window may end sooner.
      if (waits.has(origin)) return budget.wait(origin, ms);
      if (ms <= ROUNDED_DOWN_MS) {
        const before = shortWaits.get(origin) ?? 0;
        if (before >= MOST_SHORT_WAITS) return Promise.resolve();
        shortWaits.set(origin, before + 1);
      }
      return waitFor(origin, ms);
    },
    inTurn: (url, send) => {
      const origin = originOf(url);
      const before = turns.get(origin);
      if (before === undefined) return send();
      const mine = before.then(() => waits.get(origin)).then(send);
      const settled = mine.catch(() => {});
      turns.set(origin, settled);
      return mine;
    },
    learn: (url, response) => {
      const origin = originOf(url);
      if (isServed(response)) {
        served.set(origin, (served.get(origin) ?? 0) + 1);
        shortWaits.delete(origin);
      }
      const remaining = numberOf(response, 'X-RateLimit-Remaining');
      if (remaining === undefined) return;
      const resetS = numberOf(response, 'X-RateLimit-Reset');
      if (resetS !== undefined) windows.set(origin, { remaining, resetS });
    },
    wait: async (url) => {
      // Few targets announce a limit.
      if (windows.size === 0 && waits.size === 0) return;
      const origin = originOf(url);
      const known = windows.get(origin);
      if (known === undefined || known.remaining > spare || !budget.has(known.resetS * 1000)) return waits.get(origin);
      windows.delete(origin);
      return waitFor(origin, known.resetS * 1000);
    },
  };
}

function numberOf(response: WireResponse, header: string): number | undefined {
  const [value] = valuesOf(response, header);
  return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
}
