/** A function of short texts that keeps its results. */
export interface Memoized<T> {
  (text: string): T;
  /** Discards all results. */
  forget(): void;
}

/**
 * Memoizes a function of texts.
 *
 * @param limits.longest - longest text whose result is kept, in characters
 * @param limits.most - how many results are kept; beyond that all of them are discarded, so that no client can fill the memory
 */
export function memoize<T>(
  make: (text: string) => T,
  { longest, most }: { longest: number; most: number },
): Memoized<T> {
  const results = new Map<string, T>();
  const memoized = (text: string): T => {
    if (text.length > longest) return make(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
  return Object.assign(memoized, { forget: () => results.clear() });
}
