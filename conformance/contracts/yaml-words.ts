import { messageOf } from '../message-of.ts';

/** Message about a tab. */
export const TAB = 'a line is indented with a tab: use spaces';

/** Messages of the YAML library by pattern, with clearer ones for the author of the text. */
const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Missing closing ["']quote/, 'a quote is opened that is not closed'],
  [/^Tabs are not allowed/, TAB],
  [/^Flow sequence in block collection must|^Expected flow sequence to end/, 'a [ is not closed'],
  [/^Flow map in block collection must|^Expected flow map to end/, 'a { is not closed'],
  [/^Map keys must be unique$/, 'the key in this line occurs twice in its mapping'],
  [/^Implicit (map )?keys need/, 'this is not KEY: VALUE; a colon is missing, or the space after it'],
  [
    /^(All mapping items must start|Nested mappings are)/,
    'this line or the next one is not indented like those around it, or has a value with a colon, which needs quotes',
  ],
  [
    /^Unexpected scalar at node end/,
    "there is text after the end of the value; a quote is written '' inside of '…', and \\\" inside of \"…\"",
  ],
  [/^Source contains multiple documents/, 'a second document begins: a file holds one, without a line ---'],
  [/^Plain value cannot start/, 'a value that begins with this character needs quotes'],
];

/** A clearer message; an unknown one only loses the excerpt at its end. */
export function inPlainWords(message: string): string {
  const plain = PLAIN_WORDS.find(([pattern]) => pattern.test(message))?.[1];
  if (plain !== undefined) return plain;
  const quote = message.indexOf('"');
  return quote < 0 ? message : message.slice(0, quote).trimEnd().replace(/:$/, '');
}

/** The message about an alias that cannot be resolved. */
export function aliasProblem(error: unknown): string {
  return messageOf(error).startsWith('Excessive alias count')
    ? 'repeats too much by YAML aliases (*name). Write out what they stand for.'
    : 'holds a YAML alias (*name) without its anchor. Put quotes around a value that begins with *.';
}
