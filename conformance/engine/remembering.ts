/** A function of short texts that remembers what it made of them. */
export interface Remembering<T> {
  (text: string): T;
  /** Lets it make everything anew. */
  forget(): void;
}

/**
 * Makes a function of texts remember what it made of those that may come again.
 *
 * @param limits.longest - longest text that is remembered, in characters
 * @param limits.most - how many are remembered, before it begins anew
 */
export function remembering<T>(
  make: (text: string) => T,
  { longest, most }: { longest: number; most: number },
): Remembering<T> {
  const remembered = new Map<string, T>();
  const remember = (text: string): T => {
    if (text.length > longest) return make(text);
    const before = remembered.get(text);
    if (before !== undefined) return before;
    const now = make(text);
    if (remembered.size >= most) remembered.clear();
    remembered.set(text, now);
    return now;
  };
  return Object.assign(remember, { forget: () => remembered.clear() });
}
