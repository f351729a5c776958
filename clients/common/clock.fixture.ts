import { manualClock } from '../../conformance/clock.ts';
import type { Clock } from './settings.ts';

/** A clock whose waits end at once; it records them. */
export function instantClock(time = manualClock(0)): Clock & { readonly waits: readonly number[] } {
  const waits: number[] = [];
  return {
    now: () => time.now(),
    wait: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
      time.advance(ms);
    },
    waits,
  };
}
