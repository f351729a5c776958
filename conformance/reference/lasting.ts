import type { Clock } from '../clock.ts';

/** What was made for a while. */
interface Made {
  /** When it was made, in milliseconds since 1970. */
  since: number;
}

/** What is kept for a while of the clock, by its id. */
export interface Lasting<Value extends Made> {
  /** Keeps a value, and returns it. */
  add(id: string, value: Value): Value;
  /** The value; undefined when there is none, or when it is too old. */
  find(id: string): Value | undefined;
  /** Forgets a value; false when there is none, or when it is too old. */
  end(id: string): boolean;
}

/** Keeps values for so many milliseconds of the clock; those that are there from the start, by their ids, for good. */
export function createLasting<Value extends Made>(
  clock: Clock,
  lifetimeMs: number,
  staying: Readonly<Record<string, Value>> = {},
): Lasting<Value> {
  const kept = new Map<string, Value>();
  const isOver = ({ since }: Made): boolean => clock.now() - since >= lifetimeMs;
  return {
    add: (id, value) => {
      // The oldest ones come first.
      for (const [old, one] of kept) {
        if (!isOver(one)) break;
        kept.delete(old);
      }
      kept.set(id, value);
      return value;
    },
    find: (id) => {
      const found = kept.get(id);
      return found === undefined || isOver(found) ? staying[id] : found;
    },
    end: (id) => {
      const found = kept.get(id);
      return kept.delete(id) && found !== undefined && !isOver(found);
    },
  };
}
