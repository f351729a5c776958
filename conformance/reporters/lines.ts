/** Longest line that is printed, in characters. */
export const LONGEST_LINE = 200;

/** Begins what follows a line that was folded, beyond its own indentation. */
const FURTHER = '    ';

/** A line in parts that are short enough, broken between words where there are any; a line with colours is printed as it is. */
export function folded(line: string): string[] {
  if (line.includes('\u001b')) return [line];
  const indentation = `${/^ {0,20}/.exec(line)?.[0] ?? ''}${FURTHER}`;
  const parts: string[] = [];
  let before = '';
  let from = 0;
  // Looks at one part at a time: to copy or search what is left for each of them takes time with its square.
  while (before.length + line.length - from > LONGEST_LINE) {
    const part = line.slice(from, from + LONGEST_LINE - before.length);
    const space = line.startsWith(' ', from + part.length) ? part.length : part.lastIndexOf(' ');
    const length = before.length + space > indentation.length ? space : part.length;
    parts.push(`${before}${part.slice(0, length)}`);
    from += length;
    while (line.startsWith(' ', from)) from += 1;
    before = indentation;
  }
  return [...parts, `${before}${line.slice(from)}`];
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
