import { foldAt } from './lines.ts';

/** Maximum length of the line below a heading: a long cell, such as a token, would extend it over several terminal lines. */
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
 * Formats rows as a text table.
 *
 * @param width - maximum line width; if a line is longer, the last cell of each row is printed below the others
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
