/**
 * The first identifier of that name anywhere in a JSON value, since the shapes of the answers are not shown.
 *
 * @param name - name of a path parameter; upper and lower case are the same
 */
export function identifierNamed(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const members: [string, unknown][] = Object.entries(value);
  for (const [key, own] of Array.isArray(value) ? [] : members) {
    if (key.toLowerCase() !== name.toLowerCase()) continue;
    if (typeof own === 'number' || (typeof own === 'string' && own !== '')) return String(own);
  }
  for (const [, below] of members) {
    const found = identifierNamed(below, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
