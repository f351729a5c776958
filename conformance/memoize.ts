/** A function of texts that caches its results. */
export interface Memoized<T> {
  (text: string): T;
  /** Discards all results. */
  forget(): void;
}

/**
 * Memoizes a function of texts.
 *
 * @param limits.longest - maximum length of texts whose results are cached, in characters
 * @param limits.most - maximum number of cached results; then all are discarded, so that no client can fill the memory
 * @param limits.andLatest - whether to cache the result of the latest longer text as well, since long texts often recur at once
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
