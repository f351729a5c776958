import type { Clock } from './settings.ts';

/** A clock on which waits end at once, and the list of these waits. */
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
