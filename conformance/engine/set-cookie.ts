import type { Answer } from './answer.ts';
import { withoutBlanks } from './transport.ts';

/** A cookie in Set-Cookie, parsed as clients do (RFC 6265, 5.2): without spaces and tabs around names and values. */
export interface SetCookie {
  name: string;
  value: string;
  /** Name and value, unparsed. */
  pair: string;
  /** The attributes, unparsed and in order. */
  attributes: readonly string[];
  /** The last valid value of an attribute. */
  attribute(name: string): string | undefined;
}

/** Attributes whose invalid values clients ignore, with tests of validity. */
const CAN_BE_READ = new Map<string, (value: string) => boolean>([
  ['max-age', (value) => /^-?\d+$/.test(value)],
  ['expires', (value) => !Number.isNaN(cookieDate(value))],
]);

/** The cookies that a response sets. */
export function cookiesOf(answer: Answer): SetCookie[] {
  return answer.headers('set-cookie').map((header) => {
    const [pair = '', ...attributes] = header.split(';').map(withoutBlanks);
    // Without an equals sign, it is only a value (RFC 6265bis, 5.6).
    const [name, value] = halvesOf(pair.includes('=') ? pair : `=${pair}`);
    const halves = attributes.map(halvesOf).map(([key, held]) => [key.toLowerCase(), held] as const);
    const named = new Map(halves.filter(([key, held]) => CAN_BE_READ.get(key)?.(held) ?? true));
    return { name, value, pair, attributes, attribute: (key) => named.get(key) };
  });
}

function halvesOf(part: string): [name: string, value: string] {
  const [name = '', ...value] = part.split('=');
  return [withoutBlanks(name), withoutBlanks(value.join('='))];
}

/** Parses a cookie date as clients do: parts in any order, also with a two-digit year; NaN if invalid (RFC 6265, 5.1.1). */
export function cookieDate(date: string): number {
  const parts = date.split(/[\t -/;-@[-`{-~]+/);
  const take = (pattern: RegExp) => {
    const at = parts.findIndex((part) => pattern.test(part));
    return at === -1 ? '' : (pattern.exec(parts.splice(at, 1)[0] ?? '')?.[0] ?? '');
  };
  const time = take(/^\d{1,2}:\d{1,2}:\d{1,2}(?!\d)/);
  const day = take(/^\d{1,2}(?!\d)/);
  const month = take(/^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i);
  const short = Number.parseInt(take(/^\d{2,4}(?!\d)/), 10);
  const year = short + (short < 70 ? 2000 : short < 100 ? 1900 : 0);
  const read = new Date(time === '' ? Number.NaN : `${day} ${month} ${year} ${time} GMT`);
  // Date would turn a day beyond the end of the month into one of the next month.
  return year < 1601 || read.getUTCDate() !== Number(day) ? Number.NaN : read.getTime();
}
