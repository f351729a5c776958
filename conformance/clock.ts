/** A source of the current time; injected everywhere, so that tests control it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

/** The system clock; nothing else here reads it. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that moves only by `advance`. */
export interface ManualClock extends Clock {
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
}

/** Creates a clock that shows `start` (milliseconds since 1970) until it is advanced. */
export function manualClock(start: number): ManualClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Formats dates in the time zone of the platform. */
let days: Intl.DateTimeFormat | undefined;

/** The date of a moment (milliseconds since 1970), `YYYY-MM-DD`. */
export function dayAt(moment: number): string {
  // Created lazily: it takes ten milliseconds, and servers never need it.
  days ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
  return days.format(moment);
}

/** Whether a last day (`YYYY-MM-DD`) is over; false without one. */
export function isOver(lastDay: string | undefined, today: string): boolean {
  return lastDay !== undefined && today > lastDay;
}
