import type { Answer } from './answer.ts';

/** A cookie that an answer sets, read as clients read it (RFC 6265, 5.2): blanks around names and values do not count. */
export interface SetCookie {
  name: string;
  value: string;
  /** Name and value as they are written. */
  pair: string;
  /** As they are written, in order. */
  attributes: readonly string[];
  /** The value of an attribute; the last of several counts. */
  attribute(name: string): string | undefined;
}

/** The cookies that an answer sets. */
export function cookiesOf(answer: Answer): SetCookie[] {
  return answer.headers('set-cookie').map((header) => {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name, value] = halvesOf(pair);
    const named = new Map(attributes.map(halvesOf).map(([key, held]) => [key.toLowerCase(), held]));
    return { name, value, pair, attributes, attribute: (key) => named.get(key) };
  });
}

function halvesOf(part: string): [name: string, value: string] {
  const [name = '', ...value] = part.split('=');
  return [name.trim(), value.join('=').trim()];
}
