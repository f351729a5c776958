import type { Clock } from './settings.ts';

/** A clock that waiting moves on at once, and the waits that it was asked for. */
export function instantClock(): Clock & { readonly waits: readonly number[] } {
  let now = 0;
  const waits: number[] = [];
  return {
    now: () => now,
    wait: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
    waits,
  };
}
