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
 * @param limits.andLatest - whether the result of the latest longer text is kept as well: a long text often comes again at once
 */
export function memoize<T>(
  make: (text: string) => T,
  { longest, most, andLatest = false }: { longest: number; most: number; andLatest?: boolean },
): Memoized<T> {
  const results = new Map<string, T>();
  let latest: { text: string; result: T } | undefined;
  const memoized = (text: string): T => {
    if (text.length > longest) {
      const same = latest?.text === text ? latest : { text, result: make(text) };
      if (andLatest) latest = same;
      return same.result;
    }
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
  return Object.assign(memoized, {
    forget: () => {
      results.clear();
      latest = undefined;
    },
  });
}
