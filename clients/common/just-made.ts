import type { CallInit } from './caller.ts';
import type { Clock } from './settings.ts';

// Loaded with the first read of this kind: it shares no module with what is loaded before, which would be split for that.

/** How often what was made a moment ago is asked for again where it is not found. */
const MOST_REPETITIONS = 2;
/** Time between these, in milliseconds. */
const PAUSE_MS = 1000;

/** Sends reads of what was made a moment ago: not every server may know it yet, and answer 404, whose reasons are not published. */
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
