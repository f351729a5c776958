import { httpDate } from '../../generated/deprecation.ts';
import { systemTime } from './settings.ts';

/** What the platform says about the present time window of a rate limit (D2 Limits). */
export interface RateLimit {
  /** Calls that are left in the window. */
  remaining: number;
  /** Until the window ends, in milliseconds. */
  resetMs: number;
}

/** What an answer says about the rate limit; undefined where it does not say both in numbers. */
export function rateLimitOf({ headers }: Response): RateLimit | undefined {
  const [remaining, reset] = [headers.get('X-RateLimit-Remaining'), headers.get('X-RateLimit-Reset')].map(numberIn);
  return remaining === undefined || reset === undefined ? undefined : { remaining, resetMs: reset * 1000 };
}

/**
 * How long an answer asks to wait, in milliseconds: `X-RateLimit-Reset` (seconds until the window ends, D2 Limits), otherwise
 * `Retry-After` (seconds, or a date). Undefined where it says nothing that can be read.
 */
export function announcedWait(response: Response, now?: () => number): number | undefined {
  const seconds = numberIn(response.headers.get('X-RateLimit-Reset'));
  return seconds === undefined ? retryAfter(response, now) : seconds * 1000;
}

/** What `Retry-After` asks to wait, in milliseconds; undefined where it says nothing that can be read. */
export function retryAfter({ headers }: Response, now = systemTime): number | undefined {
  const text = headers.get('Retry-After');
  const seconds = numberIn(text);
  if (seconds !== undefined) return seconds * 1000;
  const ms = httpDate(text) - (httpDate(headers.get('Date')) || now());
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
