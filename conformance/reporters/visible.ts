import { cut } from '../engine/expect.ts';

const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFFFE\uFFFF]/gu;

/** Longest value that a message quotes, in characters. */
const LONGEST_QUOTED = 160;

/**
 * Makes a text safe to print: characters that steer a terminal, turn the direction of writing, or that XML forbids are
 * written as `\u` with four digits. Line feeds and tabs stay; CR LF becomes a line feed.
 */
export function visible(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(HIDDEN, (character) =>
      character === '\n' || character === '\t'
        ? character
        : `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
}

/** The same for a text inside of others: no line of it begins where one of ours does, so that none can pass for it. */
export function indented(text: string): string {
  return visible(text).replaceAll('\n', '\n    ');
}

/** A text that somebody else wrote, in one line of a message, in which no runner of workflows finds a command. */
export function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').replaceAll('##[', '# #[');
}

/** The beginning of any value as JSON, in the same way. */
export function quoted(value: unknown): string {
  return cut(oneLine(JSON.stringify(value) ?? 'nothing'), LONGEST_QUOTED);
}
