/** What the platform says about the present time window of a rate limit (D2 Limits). */
export interface RateLimit {
  /** Calls that are left in the window. */
  remaining: number;
  /** Until the window ends, in milliseconds. */
  resetMs: number;
}

/** What an answer says about the rate limit; undefined where it does not say both in numbers. */
export function rateLimitOf({ headers }: Response): RateLimit | undefined {
  const [remaining = NaN, seconds = NaN] = ['Remaining', 'Reset'].map((name) =>
    Number(headers.get(`X-RateLimit-${name}`) || NaN),
  );
  return remaining >= 0 && seconds >= 0 ? { remaining, resetMs: seconds * 1000 } : undefined;
}
