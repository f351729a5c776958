import { stripVTControlCharacters } from 'node:util';

/** Longest line that is printed, in characters. */
export const LONGEST_LINE = 200;

/** Begins what follows a line that was folded, beyond its own indentation. */
const FURTHER = '    ';

/** How wide lines in the terminal behind a stream may be; a file or a pipe has no width. */
export function widthOf({ isTTY, columns }: NodeJS.WriteStream): number {
  return isTTY && columns > 0 ? Math.min(columns, LONGEST_LINE) : Infinity;
}

/**
 * Folds lines to a width, or to that of the longest line: breaks them between words, which may have colours. A word that does not fit stays whole, so that it can be
 * copied, unless it is longer than any line.
 */
export function foldAt(width: number): (line: string) => string[] {
  return (line) => folded(line, Math.min(width, LONGEST_LINE));
}

/** Folds lines to the terminal behind a stream; what goes to a file or a pipe stays as it is. */
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
    words.push(isFirst ? `${before}${word}` : word);
    length += own + (isFirst ? before.length : 0) + 1;
  }
  return [...lines, words.join(' ')];
}

/** A word that is longer than any line in several; one with colours is left as it is. */
function piecesOfWord(word: string, most: number): string[] {
  if (word.length <= most || word.includes('\u001b')) return [word];
  return Array.from({ length: Math.ceil(word.length / most) }, (_, at) => word.slice(at * most, (at + 1) * most));
}

/**
 * A command of a shell in lines that are short enough, and together still the same command: it goes on after an option, or inside of
 * quotes, where nothing may stand before it.
 *
 * @param indentation - before every line that begins with an option
 */
export function foldedCommand(command: string, indentation: string): string[] {
  if (indentation.length + command.length <= LONGEST_LINE) return [`${indentation}${command}`];
  const parts = optionsOf(command);
  return parts.flatMap((part, index) => {
    const lines = piecesOf(`${indentation}${index === 0 ? '' : '  '}${part}`);
    return index === parts.length - 1 ? lines : [...lines.slice(0, -1), `${lines.at(-1)} \\`];
  });
}

/** A command in parts, each of which but the first begins with an option; what stands in quotes is none. */
function optionsOf(command: string): string[] {
  const ends = [...command.matchAll(/\\.|'[^']*'|"[^"]*"| (?=-[Hu] |--data-)/g)].flatMap(({ 0: found, index }) =>
    found === ' ' ? [index] : [],
  );
  return [-1, ...ends].map((end, index) => command.slice(end + 1, ends[index]));
}

/** A word in single quotes in several, which a shell puts together again. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let before = '';
  let from = 0;
  while (before.length + line.length - from > LONGEST_LINE - 2) {
    const most = LONGEST_LINE - 4 - before.length;
    const part = line.slice(from, from + most + 3);
    // A quote inside of quotes is written as four characters that belong together.
    const split = [...part.matchAll(/'\\''/g)].find(({ index }) => index < most && most < index + 4);
    const length = split?.index ?? most;
    if (before === '' && length <= line.indexOf("'") + 1) break;
    pieces.push(`${before}${part.slice(0, length)}'\\`);
    from += length;
    before = "'";
  }
  return [...pieces, `${before}${line.slice(from)}`];
}
