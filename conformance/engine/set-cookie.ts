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

/** The time of the date of a cookie, as clients read it: in any order, with years of two digits, too; NaN where it is none (RFC 6265, 5.1.1). */
export function cookieDate(date: string): number {
  const parts = date.split(/[\t -/;-@[-`{-~]+/);
  const take = (pattern: RegExp) => {
    const at = parts.findIndex((part) => pattern.test(part));
    return at === -1 ? '' : (parts.splice(at, 1)[0] ?? '');
  };
  const time = take(/^\d{1,2}:\d{1,2}:\d{1,2}(?!\d)/);
  const day = take(/^\d{1,2}(?!\d)/);
  const month = take(/^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i).slice(0, 3);
  const year = Number.parseInt(take(/^\d{2,4}(?!\d)/), 10);
  const century = year < 70 ? 2000 : year < 100 ? 1900 : 0;
  return time === '' ? Number.NaN : Date.parse(`${day} ${month} ${century + year} ${time} GMT`);
}
