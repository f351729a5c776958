/** What a client was given cannot be used, or not stand where it is to be sent; nothing was sent. Trying again does not help. */
export class UnsendableError extends TypeError {
  override readonly name = 'UnsendableError';
  /** What kind of failure it is, as errors about calls have it. */
  readonly code = 'UNSENDABLE';
}

/**
 * A text that a client was given, or that a function gave it.
 *
 * @throws UnsendableError when it is none
 */
export function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new UnsendableError(`${name} must be a string`);
}

/**
 * A credential that a client was given, or that a function gave it.
 *
 * @throws UnsendableError when it is no text, or an empty one, which programs make of a variable that is not set
 */
export function secretOf(name: string, value: unknown): string {
  if (textOf(name, value).trim()) return value as string;
  throw new UnsendableError(`${name} must not be empty`);
}

/**
 * Makes certain that the parameters of a path stay in their places: encoding does the rest, but leaves `.` and `..` as they are, which
 * lead to another path.
 *
 * @param template - path with `{name}` for each parameter
 * @returns those that the path names
 * @throws UnsendableError when one is missing, empty, a step in a path, or no text of Unicode
 */
export function checkPath(template: string, values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const part of template.split('{').slice(1)) {
    const [name = ''] = part.split('}');
    const value = values[name];
    // A number of more digits has lost some of them.
    const stands =
      Number.isSafeInteger(value) || (typeof value === 'string' && !/^\.{0,2}$|\p{Surrogate}/u.test(value));
    if (!stands) throw new UnsendableError(`${name} must not be ${JSON.stringify(textOf(name, value))}`);
    named[name] = value;
  }
  return named;
}

/**
 * The value of a header, once it is certain that it can be one: the error of the runtime would quote it, and it may be a secret.
 *
 * @throws UnsendableError when it is no text, holds a line break, or what is not Latin-1
 */
export function headerValue(name: string, value: string): string {
  // As fetch does, which takes the same characters off the ends.
  const sent = textOf(name, value).replace(/^[\t\n\r ]+|(?<![\t\n\r ])[\t\n\r ]+$/g, '');
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(sent)) return sent;
  throw new UnsendableError(`${name} must be one line of Latin-1`);
}

/**
 * A token that stands in a header, without the scheme that it may already name.
 *
 * @throws UnsendableError when it cannot stand there, or is empty
 */
export const bareToken = (name: string, token: string): string =>
  secretOf(name, headerValue(name, token).replace(/^Bearer\s+/i, ''));

/**
 * The line of one cookie.
 *
 * @throws UnsendableError when the value is none (RFC 6265, 4.1.1), such as one that would begin another cookie
 */
export function cookieLine(name: string, value: string): string {
  if (/^("?)[!#-+\--:<-[\]-~]+\1$/.test(textOf(name, value))) return `${name}=${value}`;
  throw new UnsendableError(`${name} must be the value of one cookie: ASCII without spaces, quotes, "," ";" and "\\"`);
}
