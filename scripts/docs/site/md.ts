/** Finds what a name in a text leads to; undefined where it is only a name. */
export type LinkOf = (name: string) => string | undefined;

/** A line of a table, with an anchor where something leads to it. */
export interface Row {
  id?: string;
  /** Markdown of the cells. */
  cells: readonly (string | number)[];
}

const NAME = /`([^`]+)`|\{@link\s+([^\s}]+)\s*\}/;

/** A text that holds no Markdown, as Markdown. */
export function text(plain: string): string {
  return plain.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]/g, '\\$&');
}

/**
 * A text with names in backticks or in `{@link …}`, as Markdown in one line: names are links where they lead somewhere.
 *
 * @param linkOf address of a name, inside the site
 */
export function inline(source: string, linkOf: LinkOf = () => undefined): string {
  // A split by two groups gives text, the first group, the second group, text, …
  const parts = source.replace(/\s+/g, ' ').split(NAME) as (string | undefined)[];
  return parts
    .map((part, index) => (part === undefined ? '' : index % 3 === 0 ? text(part) : named(part, linkOf(part))))
    .join('');
}

/** A name as code. */
export function code(name: string): string {
  return name.includes('`') ? `\`\` ${name} \`\`` : `\`${name}\``;
}

/** A link, whose words are Markdown. */
export function link(words: string, address: string): string {
  return `[${words}](${address})`;
}

/** A name as code, and as a link where it leads somewhere. */
export function named(name: string, address: string | undefined): string {
  return address === undefined ? code(name) : link(code(name), address);
}

/** A table. */
export function table(columns: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map(({ id, cells: [first = '', ...others] }) => [
    `${id === undefined ? '' : anchor(id)}${String(first)}`,
    ...others,
  ]);
  const all = [columns, columns.map(() => '---'), ...lines];
  return all.map((cells) => `| ${cells.map((cell) => String(cell).replace(/\n/g, ' ')).join(' | ')} |`).join('\n');
}

/** Where links to a part of a page lead that is no heading. */
export function anchor(id: string): string {
  return `<a id="${id}"></a>`;
}

/** A list, one entry a line. */
export function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}
