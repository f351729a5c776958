/** A source of time: everything that depends on the present moment takes it from one, so that a test decides what day it is. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

/** The time of the machine; nothing else here asks for it. */
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

/** Days are those of the country in which the platform is operated. */
let days: Intl.DateTimeFormat | undefined;

/** The day of a moment (milliseconds since 1970), `YYYY-MM-DD`. */
export function dayAt(moment: number): string {
  // Made when it is needed: it takes ten milliseconds, and a server never asks.
  days ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
  return days.format(moment);
}

/** Tells whether a last day (`YYYY-MM-DD`) is over; what has none goes on. */
export function isOver(lastDay: string | undefined, today: string): boolean {
  return lastDay !== undefined && today > lastDay;
}
