import type { Clock } from './settings.ts';

/** A clock whose waits end at once; it records them. */
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
