import { answerOf } from './answer.ts';
import type { WireResponse } from './transport.ts';

/** Keeps a run inside the rate limits that its targets announce, so that it never provokes a 429 by itself. */
export interface Quotas {
  /** Remembers what an answer says about calls left and the end of the window. */
  learn(url: string, response: WireResponse): void;
  /** Waits for the next window when the calls of this one are spent. */
  wait(url: string): Promise<void>;
}

/** Longest window that is waited for, in seconds; beyond it the requests are sent, and a 429 makes them inconclusive. */
const LONGEST_WINDOW_S = 60;

/**
 * Creates the memory of one run.
 *
 * @param sleep - waits for so many ms
 * @param spare - calls that are left to requests under way, and to other users of the credential
 */
export function createQuotas(sleep: (ms: number) => Promise<void>, spare: number): Quotas {
  const windows = new Map<string, { remaining: number; resetS: number }>();
  const waits = new Map<string, Promise<void>>();
  return {
    learn: (url, response) => {
      const { header } = answerOf(url, response, 0);
      const [remaining, resetS] = [numberIn(header('X-RateLimit-Remaining')), numberIn(header('X-RateLimit-Reset'))];
      if (remaining !== undefined && resetS !== undefined) windows.set(originOf(url), { remaining, resetS });
    },
    wait: async (url) => {
      const origin = originOf(url);
      const known = windows.get(origin);
      if (known === undefined || known.remaining > spare || known.resetS > LONGEST_WINDOW_S) return waits.get(origin);
      windows.delete(origin);
      const wait = sleep(known.resetS * 1000).finally(() => waits.delete(origin));
      waits.set(origin, wait);
      return wait;
    },
  };
}

function numberIn(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
}

function originOf(url: string): string {
  return new URL(url).origin;
}
