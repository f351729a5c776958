/** A command that repeats a request. */
export function curl(
  method: string,
  url: string,
  headers: readonly (readonly [string, string])[],
  body?: string,
): string {
  const parts = ['curl -gi', `-X ${method}`, quote(url)];
  for (const [name, value] of headers) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body !== undefined) parts.push(`--data-raw ${quote(body)}`);
  return parts.join(' ');
}

/** Quotes a text for a shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
