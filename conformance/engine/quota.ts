import { valuesOf } from './answer.ts';
import { originOf, type WireResponse } from './transport.ts';
import type { WindowBudget } from './window-budget.ts';

/** Keeps a run inside the rate limits that its targets announce, so that it never provokes a 429 by itself. */
export interface Quotas {
  /** Remembers what an answer says about calls left and the end of the window. */
  learn(url: string, response: WireResponse): void;
  /** Waits for the next window when the calls of this one are spent. */
  wait(url: string): Promise<void>;
}

/**
 * Creates the memory of one run.
 *
 * @param budget - what it may wait; beyond that the requests are sent, and a 429 makes them inconclusive
 * @param spare - calls that are left to requests under way, and to other users of the credential
 */
export function createQuotas(budget: WindowBudget, spare: number): Quotas {
  const windows = new Map<string, { remaining: number; resetS: number }>();
  const waits = new Map<string, Promise<void>>();
  return {
    learn: (url, response) => {
      const remaining = numberOf(response, 'X-RateLimit-Remaining');
      if (remaining === undefined) return;
      const resetS = numberOf(response, 'X-RateLimit-Reset');
      if (resetS !== undefined) windows.set(originOf(url), { remaining, resetS });
    },
    wait: async (url) => {
      // Few targets announce any limit.
      if (windows.size === 0 && waits.size === 0) return;
      const origin = originOf(url);
      const known = windows.get(origin);
      if (known === undefined || known.remaining > spare || !budget.has(known.resetS * 1000)) return waits.get(origin);
      windows.delete(origin);
      const wait = budget.wait(origin, known.resetS * 1000).finally(() => waits.delete(origin));
      waits.set(origin, wait);
      return wait;
    },
  };
}

function numberOf(response: WireResponse, header: string): number | undefined {
  const [value] = valuesOf(response, header);
  return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
}
