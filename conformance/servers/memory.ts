/** Remembers a limited number of values. */
export interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  /** Remembers a value, and returns it. */
  keep(key: Key, value: Value): Value;
}

/**
 * Creates a memory for what takes long to find out and stays as it is: clients repeat themselves.
 *
 * @param most - values that are remembered; when one more comes, all others are forgotten, so that no client can fill the memory
 */
export function createMemory<Key, Value>(most: number): Memory<Key, Value> {
  const known = new Map<Key, Value>();
  return {
    get: (key) => known.get(key),
    keep: (key, value) => {
      if (known.size >= most) known.clear();
      known.set(key, value);
      return value;
    },
  };
}
