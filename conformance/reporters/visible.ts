const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFFFE\uFFFF]/gu;

/**
 * Makes a text safe to print: characters that steer a terminal, turn the direction of writing, or that XML forbids are
 * written as `\uXXXX`. Line feeds and tabs stay; CR LF becomes a line feed.
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
