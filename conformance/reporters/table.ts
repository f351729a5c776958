/** The lines of a table with aligned columns. */
export interface TableLines {
  head: string;
  rule: string;
  /** One for each row. */
  rows: readonly string[];
}

/** The line under the head is no longer than this in a column: a token would draw it over several lines of a terminal. */
const LONGEST_RULE = 60;

/**
 * Lays out rows in aligned columns.
 *
 * @param header - names of the columns
 * @param rows - cells as text; a missing cell is empty
 */
export function tableLines(header: readonly string[], rows: readonly (readonly string[])[]): TableLines {
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

/** The same as text. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = tableLines(header, rows);
  return [lines.head, lines.rule, ...lines.rows].join('\n');
}
