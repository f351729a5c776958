import { httpDate } from '../../generated/announced.ts';

/**
 * How long a response asks the client to wait, in milliseconds: `X-RateLimit-Reset` (seconds until the window ends, D2 Limits), otherwise
 * `Retry-After` (seconds, or a date), which comes first while the window has calls left: then a gateway refuses for a reason of its own.
 * Undefined if neither header is present and valid.
 *
 * @param now - in milliseconds since 1970
 */
export function announcedWait(response: Response, now: () => number): number | undefined {
  const seconds = numberIn(response.headers.get('X-RateLimit-Reset'));
  const window = seconds === undefined ? undefined : seconds * 1000;
  const retry = retryAfter(response, now);
  return hasCallsLeft(response) && retry !== undefined && retry > 0 ? retry : (window ?? retry);
}

/** Whether the rate-limit window of a response has calls left. */
export function hasCallsLeft({ headers }: Response): boolean {
  return Number(headers.get('X-RateLimit-Remaining')) > 0;
}

/** The time in `Retry-After`, in milliseconds; undefined if the header is missing or invalid. */
export function retryAfter({ headers }: Response, now: () => number): number | undefined {
  const text = headers.get('Retry-After');
  const seconds = numberIn(text);
  if (seconds !== undefined) return seconds * 1000;
  const ms = httpDate(text) - (httpDate(headers.get('Date')) || now());
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
