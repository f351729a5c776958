/**
 * Checks values for a path, a header or a cookie, generated from scripts/generate/runtime/sendable.ts. Do not edit: run `npm run generate`.
 */
/** A value given to a client cannot be used or sent; nothing was sent. Retrying does not help. */
export class UnsendableError extends TypeError {
  override readonly name = 'UnsendableError';
  /** Kind of failure, as in errors of calls. */
  readonly code = 'UNSENDABLE';
}

/**
 * Checks a string given to a client or returned by a function.
 *
 * @throws UnsendableError if it is not a string
 */
export function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new UnsendableError(`${name} must be a string`);
}

/**
 * Checks a credential given to a client or returned by a function.
 *
 * @throws UnsendableError if it is not a string, or empty, as from an unset variable
 */
export function secretOf(name: string, value: unknown): string {
  if (textOf(name, value).trim()) return value as string;
  throw new UnsendableError(`${name} must not be empty`);
}

/**
 * Checks that path parameters cannot change the path: encoding does the rest, but leaves `.` and `..`, which lead to another path.
 *
 * @param template - path with `{name}` for each parameter
 * @returns the parameters in the template
 * @throws UnsendableError if one is missing, empty, `.` or `..`, or not valid Unicode
 */
export function checkPath(template: string, values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const part of template.split('{').slice(1)) {
    const [name = ''] = part.split('}');
    const value = values[name];
    // A larger number has lost digits.
    const stands =
      Number.isSafeInteger(value) || (typeof value === 'string' && !/^\.{0,2}$|\p{Surrogate}/u.test(value));
    if (!stands) throw new UnsendableError(`${name} must not be ${JSON.stringify(textOf(name, value))}`);
    named[name] = value;
  }
  return named;
}

/**
 * Checks the value of a header. The runtime's own error would quote the value, which may be a secret.
 *
 * @throws UnsendableError if it is not a string, contains a line break or is not Latin-1
 */
export function headerValue(name: string, value: string): string {
  // Trims the same characters as fetch.
  const sent = textOf(name, value).replace(/^[\t\n\r ]+|(?<![\t\n\r ])[\t\n\r ]+$/g, '');
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(sent)) return sent;
  throw new UnsendableError(`${name} must be one line of Latin-1`);
}

/**
 * A token for a header, without its scheme.
 *
 * @throws UnsendableError if it cannot be sent in a header, or is empty
 */
export const bareToken = (name: string, token: string): string =>
  secretOf(name, headerValue(name, token).replace(/^Bearer\s+/i, ''));

/**
 * A cookie as `name=value`.
 *
 * @throws UnsendableError if the value is invalid (RFC 6265, 4.1.1), such as one that would start another cookie
 */
export function cookieLine(name: string, value: string): string {
  if (/^("?)[!#-+\--:<-[\]-~]+\1$/.test(textOf(name, value))) return `${name}=${value}`;
  throw new UnsendableError(`${name} must be the value of one cookie: ASCII without spaces, quotes, "," ";" and "\\"`);
}
