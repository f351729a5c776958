import { stripVTControlCharacters } from 'node:util';

/** Maximum length of a printed line, in characters. */
export const LONGEST_LINE = 200;

/** Empties the line of the cursor in a terminal. */
export const ERASED = '\r\u001b[2K';

/** Additional indentation of continuation lines. */
const FURTHER = '    ';

/** The maximum line width for a stream: that of its terminal; Infinity for a file or a pipe. */
export function widthOf({ isTTY, columns }: NodeJS.WriteStream): number {
  return isTTY && columns > 0 ? Math.min(columns, LONGEST_LINE) : Infinity;
}

/**
 * Folds lines to a width, at most `LONGEST_LINE`, between words, which may have colours. A word that does not fit is not broken, so that it
 * can be copied, unless it is longer than `LONGEST_LINE`.
 */
export function foldAt(width: number): (line: string) => string[] {
  return (line) => folded(line, Math.min(width, LONGEST_LINE));
}

/** Folds lines to the width of the terminal behind a stream; does nothing for a file or a pipe. */
export function foldFor(stream: NodeJS.WriteStream): (line: string) => string[] {
  const width = widthOf(stream);
  return width === Infinity ? (line) => [line] : foldAt(width);
}

function folded(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const indentation = /^ {0,20}/.exec(stripVTControlCharacters(line))?.[0] ?? '';
  const before = `${indentation}${FURTHER}`;
  const most = LONGEST_LINE - before.length;
  const lines: string[] = [];
  let words: string[] = [];
  let length = 0;
  let isFull = false;
  for (const word of line.split(' ').flatMap((one) => piecesOfWord(one, most))) {
    const own = stripVTControlCharacters(word).length;
    if ((isFull || length + own > width) && length > indentation.length) {
      lines.push(words.join(' ').trimEnd());
      words = [];
      length = 0;
    }
    isFull = own === most;
    const isFirst = words.length === 0 && lines.length > 0;
    if (isFirst && word === '') continue;
    // No text from a target may begin a workflow command of GitHub.
    words.push(isFirst ? `${before}${word.replace(/^::/, ': :')}` : word);
    length += own + (isFirst ? before.length : 0) + 1;
  }
  return [...lines, words.join(' ')];
}

/** Splits a word that is longer than a line, unless it has colours. */
function piecesOfWord(word: string, most: number): string[] {
  if (word.length <= most || word.includes('\u001b')) return [word];
  const pieces: string[] = [];
  for (let from = 0; from < word.length; from += pieces.at(-1)?.length ?? 0) {
    pieces.push(word.slice(from, characterAt(word, from + most)));
  }
  return pieces;
}

/** An index, or the one before it if it is in the middle of a character of two code units. */
function characterAt(text: string, index: number): number {
  return index < text.length && /^[\uDC00-\uDFFF]/.test(text.charAt(index)) ? index - 1 : index;
}

/**
 * Splits a shell command into lines that together are still the same command: it continues before an option, or inside quotes, where lines
 * must not be indented.
 *
 * @param indentation - indentation of lines that begin with an option
 */
export function foldedCommand(command: string, indentation: string): string[] {
  if (indentation.length + command.length <= LONGEST_LINE) return [`${indentation}${command}`];
  const parts = optionsOf(command);
  return parts.flatMap((part, index) => {
    const lines = piecesOf(`${indentation}${index === 0 ? '' : '  '}${part}`);
    return index === parts.length - 1 ? lines : [...lines.slice(0, -1), `${lines.at(-1)} \\`];
  });
}

/** Splits a command before its options, but not inside quotes. */
function optionsOf(command: string): string[] {
  const ends = [...command.matchAll(/\\.|'[^']*'|"[^"]*"| (?=-[Hu] |--data-)/g)].flatMap(({ 0: found, index }) =>
    found === ' ' ? [index] : [],
  );
  return [-1, ...ends].map((end, index) => command.slice(end + 1, ends[index]));
}

/** Splits a word in single quotes into several, which a shell joins again. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let before = '';
  let from = 0;
  while (before.length + line.length - from > LONGEST_LINE - 2) {
    const most = LONGEST_LINE - 4 - before.length;
    const part = line.slice(from, from + most + 3);
    // An escaped quote has four characters that must stay together.
    const split = [...part.matchAll(/'\\''/g)].find(({ index }) => index < most && most < index + 4);
    const length = characterAt(part, split?.index ?? most);
    if (before === '' && length <= line.indexOf("'") + 1) break;
    pieces.push(`${before}${part.slice(0, length)}'\\`);
    from += length;
    before = "'";
  }
  return [...pieces, `${before}${line.slice(from)}`];
}
