import type { Clock } from '../clock.ts';

/** A value that expires. */
interface Made {
  /** When it was made, in milliseconds since 1970. */
  since: number;
}

/** A store of expiring values, by id. */
export interface Lasting<Value extends Made> {
  /** Stores a value, and returns it. */
  add(id: string, value: Value): Value;
  /** Undefined if there is none, or if it has expired. */
  find(id: string): Value | undefined;
  /** Deletes a value; false if there is none, or if it has expired. */
  end(id: string): boolean;
}

/**
 * @param lifetimeMs - how long a value is kept, in milliseconds of `clock`
 * @param staying - values that never expire, by their ids
 */
export function createLasting<Value extends Made>(
  clock: Clock,
  lifetimeMs: number,
  staying: Readonly<Record<string, Value>> = {},
): Lasting<Value> {
  const kept = new Map<string, Value>();
  const isOver = ({ since }: Made): boolean => clock.now() - since >= lifetimeMs;
  return {
    add: (id, value) => {
      // The oldest values come first.
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
