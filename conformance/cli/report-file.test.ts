import { expect, it } from 'vitest';
import { requireFewValues } from './report-file.ts';

const check = (text: string) => () => requireFewValues('a.json', Buffer.from(text));
/** More values, in a longer text, than a report may have. */
const MANY = ',{['.repeat(1_500_000);

it('counts values, but none inside strings, also with escapes', () => {
  expect(check(`[${MANY}]`)).toThrow('a.json: holds more than 1000000 values.');
  for (const string of [`"${MANY}"`, `"\\"${MANY}"`, `"${MANY}\\\\"`, `"\\\\\\"${MANY}"`, `"${MANY}`]) {
    expect(check(`[${string}`)).not.toThrow();
    // Values after the string count again.
    if (string.endsWith('"')) expect(check(`[${string}${MANY}`)).toThrow('holds more than');
  }
});
