/** A source of time, so that a test decides how fast a report gets ready. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

/** The time of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that moves only when it is told to. */
export interface ManualClock extends Clock {
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
}

/** Creates a clock that stands at `start` (milliseconds since 1970) until it is advanced. */
export function manualClock(start: number): ManualClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
