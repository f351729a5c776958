import type { WireField, WireHeader } from './transport.ts';

/** Prefix of a value with user name and password, which curl encodes itself. */
export const BASIC = 'Basic ';

/**
 * A curl command that repeats a request, with the shell variables that headers and fields have for their secrets.
 *
 * @param body - a text, or the fields of a form
 */
export function curl(
  method: string,
  url: string,
  headers: readonly WireHeader[],
  body?: string | readonly WireField[],
): string {
  // With -X HEAD, curl would wait for a body.
  const parts = ['curl -gi', method === 'HEAD' ? '--head' : `-X ${method}`, quote(url)];
  for (const [name, value, shown] of headers) {
    if (shown?.startsWith(BASIC) === true) parts.push(`-u "${shown.slice(BASIC.length)}"`);
    else parts.push(`-H ${shown === undefined ? quote(`${name}: ${value}`) : `"${name}: ${shown}"`}`);
  }
  if (typeof body === 'string') parts.push(`--data-raw ${quote(body)}`);
  else for (const [name, value, shown] of body ?? []) parts.push(`--data-urlencode ${field(name, value, shown)}`);
  return parts.join(' ');
}

const field = (name: string, value: string, shown?: string) =>
  shown === undefined ? quote(`${name}=${value}`) : `"${name}=${shown}"`;

/** Quotes a text for a shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
