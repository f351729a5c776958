import { cut } from '../engine/expect.ts';

const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFFFE\uFFFF]/gu;

/** Maximum length of a value quoted in a message, in characters. */
const LONGEST_QUOTED = 160;

/**
 * Makes a text safe to print: characters that control a terminal, change the writing direction, or are forbidden in XML are written as `\u`
 * with four digits. Line feeds and tabs are kept; CR LF becomes a line feed.
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

/** `visible`, with indented continuation lines, so that no line of the text looks like one of the suite. */
export function indented(text: string): string {
  return visible(text).replaceAll('\n', '\n    ');
}

/** An untrusted text in one line of a message, without workflow commands. */
export function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').replaceAll('##[', '# #[');
}

/** The beginning of a value as JSON, in one line. */
export function quoted(value: unknown): string {
  return cut(oneLine(JSON.stringify(value) ?? 'nothing'), LONGEST_QUOTED);
}
