/** What the platform says about the present time window of a rate limit (D2 Limits). */
export interface RateLimit {
  /** Calls that are left in the window. */
  remaining: number;
  /** Until the window ends, in milliseconds. */
  resetMs: number;
}

/** What an answer says about the rate limit; undefined where it does not say both in numbers. */
export function rateLimitOf({ headers }: Response): RateLimit | undefined {
  const numberIn = (name: string) => Number(/^[\d.]+$/.exec(headers.get(`X-RateLimit-${name}`) ?? '')?.[0]);
  const remaining = numberIn('Remaining');
  const resetMs = numberIn('Reset') * 1000;
  return remaining + resetMs >= 0 ? { remaining, resetMs } : undefined;
}
