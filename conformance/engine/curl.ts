import type { WireHeader } from './transport.ts';

/** A command that repeats a request; secrets are variables of the shell where a header says so. */
export function curl(method: string, url: string, headers: readonly WireHeader[], body?: string): string {
  const parts = ['curl -gi', `-X ${method}`, quote(url)];
  for (const [name, value, shown] of headers) {
    parts.push(`-H ${shown === undefined ? quote(`${name}: ${value}`) : `"${name}: ${shown}"`}`);
  }
  if (body !== undefined) parts.push(`--data-raw ${quote(body)}`);
  return parts.join(' ');
}

/** Quotes a text for a shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
