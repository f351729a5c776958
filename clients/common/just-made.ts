import type { CallInit } from './caller.ts';
import type { Clock } from './settings.ts';

// Loaded with the first such read. Import no module that is loaded earlier: bundlers would split that module.

/** How often a read is repeated after 404. */
const MOST_REPETITIONS = 2;
/** Pause before each repetition, in milliseconds. */
const PAUSE_MS = 1000;

/** Repeats reads of a new resource after 404: it may not be on all servers yet. The platform does not publish the reasons for 404. */
export function onceKnown(send: CallInit['fetch'], clock: Clock): CallInit['fetch'] {
  return async (request) => {
    for (let left = MOST_REPETITIONS; ; left -= 1) {
      const response = await send(request);
      if (response.status !== 404 || left === 0) return response;
      void response.body?.cancel().catch(() => undefined);
      await clock.wait(PAUSE_MS, request.signal);
    }
  };
}
