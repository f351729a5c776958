/** The current window of a rate limit (D2 Limits). */
export interface RateLimit {
  /** Calls left in the window. */
  remaining: number;
  /** Time until the window ends, in milliseconds. */
  resetMs: number;
}

/** The rate limit in the headers of a response; undefined unless both numbers are present. */
export function rateLimitOf({ headers }: Response): RateLimit | undefined {
  const numberIn = (name: string) => Number(/^[\d.]+$/.exec(headers.get(`X-RateLimit-${name}`) ?? '')?.[0]);
  const remaining = numberIn('Remaining');
  const resetMs = numberIn('Reset') * 1000;
  return remaining + resetMs >= 0 ? { remaining, resetMs } : undefined;
}
