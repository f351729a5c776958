/** The lines of a table with aligned columns. */
export interface TableLines {
  head: string;
  rule: string;
  /** One for each row. */
  rows: readonly string[];
}

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
  return { head: line(header), rule: widths.map((width) => '─'.repeat(width)).join('  '), rows: rows.map(line) };
}

/** The same as text. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = tableLines(header, rows);
  return [lines.head, lines.rule, ...lines.rows].join('\n');
}
