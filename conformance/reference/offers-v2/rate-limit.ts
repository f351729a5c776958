import type { Clock } from '../../clock.ts';
import type { Quota } from '../interface.ts';

/** The rate limit after one call. */
export interface Allowance {
  allowed: boolean;
  /** Calls left in the window after this one. */
  remaining: number;
  /** Seconds until the window ends. */
  resetS: number;
}

/** Counts calls per caller in windows that begin with a caller's first call (O214, O215). */
export function createRateLimit(clock: Clock, { calls, windowS }: Quota): (caller: string) => Allowance {
  const windows = new Map<string, { endsAt: number; used: number }>();
  return (caller) => {
    const now = clock.now();
    let window = windows.get(caller);
    if (window === undefined || now >= window.endsAt) {
      window = { endsAt: now + windowS * 1000, used: 0 };
      windows.set(caller, window);
    }
    const allowed = window.used < calls;
    if (allowed) window.used += 1;
    return { allowed, remaining: calls - window.used, resetS: Math.ceil((window.endsAt - now) / 1000) };
  };
}
