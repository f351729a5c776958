export type Cell = string | number;

/** A table in Markdown. A column whose first cell is a number is aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.map(escaped).join(' | ')} |`;
  const rule = head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '---:' : '---'));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

const escaped = (cell: Cell): string => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ');
