import { setImmediate as turn } from 'node:timers/promises';
import { manualClock } from '../clock.ts';
import { START, type ProofTime } from './in-process.ts';

/** After this many turns of the event loop without work, everything is assumed to be waiting. */
const IDLE_TURNS = 2;

/** A time that jumps to the end of the next wait as soon as no work is in progress, as in a discrete-event simulation. */
export interface SimulatedTime extends ProofTime {
  /** Stops the time while `work` is in progress. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

export function simulatedTime(): SimulatedTime {
  const clock = manualClock(START);
  const waiting: { due: number; wake: () => void }[] = [];
  let working = 0;
  let changes = 0;
  let isPassing = false;

  const pass = async () => {
    isPassing = true;
    for (let idle = 0, seen = changes; waiting.length > 0; await turn()) {
      idle = working === 0 && seen === changes ? idle + 1 : 0;
      seen = changes;
      if (idle <= IDLE_TURNS) continue;
      waiting.sort((one, other) => one.due - other.due);
      const next = waiting.shift();
      if (next === undefined) break;
      clock.advance(Math.max(0, next.due - clock.now()));
      next.wake();
      idle = 0;
    }
    isPassing = false;
  };

  return {
    clock,
    sleep: (ms) =>
      new Promise((wake) => {
        changes += 1;
        waiting.push({ due: clock.now() + ms, wake });
        if (!isPassing) void pass();
      }),
    during: async (work) => {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
        changes += 1;
      }
    },
  };
}
