/**
 * Serializes a body as JSON, but writes the integers of the named members with a decimal (`1.0`), as types with decimals do.
 *
 * @param names - names of those members, at any depth
 */
export function withDecimals(body: unknown, names: readonly string[]): string {
  return JSON.stringify(body).replace(new RegExp(`("(?:${names.join('|')})":\\d+)(?=[,}])`, 'g'), '$1.0');
}
