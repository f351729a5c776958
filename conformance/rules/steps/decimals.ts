/**
 * A body in JSON in which whole numbers are written with a decimal (`1.0`): the same values, of a type that has decimals.
 *
 * @param names - of the members whose numbers are meant
 */
export function withDecimals(body: unknown, names: readonly string[]): string {
  return JSON.stringify(body).replace(new RegExp(`("(?:${names.join('|')})":\\d+)(?=[,}])`, 'g'), '$1.0');
}
