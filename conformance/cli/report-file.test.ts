import { expect, it } from 'vitest';
import { requireFewValues } from './report-file.ts';

const check = (text: string) => () => requireFewValues('a.json', Buffer.from(text));
/** More values, and more text, than are believed to be a report. */
const MANY = ',{['.repeat(1_500_000);

it('counts values, and none inside of strings, however these are escaped', () => {
  expect(check(`[${MANY}]`)).toThrow('a.json: holds more than 1000000 values.');
  for (const string of [`"${MANY}"`, `"\\"${MANY}"`, `"${MANY}\\\\"`, `"\\\\\\"${MANY}"`, `"${MANY}`]) {
    expect(check(`[${string}`)).not.toThrow();
    // What comes after it counts again.
    if (string.endsWith('"')) expect(check(`[${string}${MANY}`)).toThrow('holds more than');
  }
});
