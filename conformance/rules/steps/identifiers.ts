/**
 * The first identifier of that name anywhere in a JSON value, since the shapes of the answers are not shown.
 *
 * @param name - name of a path parameter; upper and lower case are the same
 */
export function identifierNamed(value: unknown, name: string): string | undefined {
  return identifiersNamed(value, name)[0];
}

/** The identifiers of that name in the list that shows the first one, or that one alone. */
export function identifiersNamed(value: unknown, name: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => identifiersNamed(item, name).slice(0, 1));
  if (typeof value !== 'object' || value === null) return [];
  const members: [string, unknown][] = Object.entries(value);
  for (const [key, own] of members) {
    if (key.toLowerCase() !== name.toLowerCase()) continue;
    if (typeof own === 'number' || (typeof own === 'string' && own !== '')) return [String(own)];
  }
  for (const [, below] of members) {
    const found = identifiersNamed(below, name);
    if (found.length > 0) return found;
  }
  return [];
}

/** Which of several that a list shows, as `at` counts them. What is listed itself is read of the last, what is below it of the first. */
export const FIRST = 0;
export const LAST = -1;
