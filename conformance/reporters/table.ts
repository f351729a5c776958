import { foldAt } from './lines.ts';

/** The line under the head is no longer than this in a column: a token would draw it over several lines of a terminal. */
const LONGEST_RULE = 60;

/**
 * Lays out rows in aligned columns.
 *
 * @param header - names of the columns
 * @param rows - cells as text; a missing cell is empty
 */
export function tableLines(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): { head: string; rule: string; rows: readonly string[] } {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => (row[column] ?? '').padEnd(width))
      .join('  ')
      .trimEnd();
  const rule = line(widths.map((width) => '─'.repeat(Math.min(width, LONGEST_RULE))));
  return { head: line(header), rule, rows: rows.map(line) };
}

/**
 * The same as text.
 *
 * @param width - of a line: where one is longer, the last cell of each row stands below the others
 */
export function table(header: readonly string[], rows: readonly (readonly string[])[], width = Infinity): string {
  const { head, rule, rows: lines } = tableLines(header, rows);
  if (isWithin(width, [head, ...lines])) return [head, rule, ...lines].join('\n');
  const others = tableLines(withoutLast(header), rows.map(withoutLast));
  const aligned = [others.head, ...others.rows];
  const above = isWithin(width, aligned)
    ? aligned
    : [header, ...rows].map((row) => withoutLast(row).filter(Boolean).join('  '));
  const [first = '', ...records] = [header, ...rows].map((row, at) =>
    [above[at] ?? '', `    ${row.at(-1) ?? ''}`].flatMap(foldAt(width)).join('\n'),
  );
  return [first, '─'.repeat(Math.min(width, LONGEST_RULE)), ...records].join('\n');
}

const withoutLast = (row: readonly string[]): readonly string[] => row.slice(0, -1);

const isWithin = (width: number, lines: readonly string[]): boolean => lines.every((line) => line.length <= width);
