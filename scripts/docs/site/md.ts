import { codeBlock, codeSpan } from '../../../conformance/reporters/markdown-text.ts';
import { mapSentence } from '../../../conformance/reporters/sentence.ts';
export { folded } from '../../../conformance/reporters/markdown-text.ts';
export { count } from '../../../conformance/reporters/results.ts';

/** Finds what a name in a text leads to; undefined where it is only a name. */
export type LinkOf = (name: string) => string | undefined;

/** A line of a table: its cells, as Markdown. */
export type Row = readonly (string | number)[];

/** A part of a page; nothing where there is nothing to say. */
export type Block = string | undefined | readonly Block[];

/** Blocks of Markdown, one after the other. */
export function blocks(...parts: readonly Block[]): string {
  const flat = (part: Block): string[] => (typeof part === 'object' ? part.flatMap(flat) : part ? [part] : []);
  return flat(parts).join('\n\n');
}

/** A table, or something else, below what leads to it; nothing where it has nothing. */
export function below(lead: Block, content: Block): Block {
  return blocks(content) === '' ? undefined : [lead, content];
}

/** A text that holds no Markdown, as Markdown in one line. */
export function text(plainText: string): string {
  return plainText.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]/g, '\\$&');
}

/**
 * A text with names in backticks or in `{@link …}`, as Markdown in one line: names are links where they lead somewhere.
 *
 * @param linkOf address of a name, inside the site
 */
export function inline(source: string, linkOf: LinkOf = () => undefined): string {
  return mapSentence(withoutTags(source), (name) => named(name, linkOf(name)), text).join('');
}

/** A name as code, which may stand in a cell. */
export function code(name: string): string {
  return codeSpan(name).replaceAll('|', '\\|');
}

/** A link, whose words are Markdown. */
export function link(words: string, address: string): string {
  return `[${words}](${address})`;
}

/** A name as code, and as a link where it leads somewhere. */
export function named(name: string, address: string | undefined): string {
  return address === undefined ? code(name) : link(code(name), address);
}

/** A table, with numbers to the right; nothing where it has no row. */
export function table(columns: readonly string[], rows: readonly Row[]): string {
  const sides = columns.map((_, index) => (rows.every((row) => typeof row[index] === 'number') ? '--:' : '---'));
  const lines = [columns, sides, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return rows.length === 0 ? '' : lines.join('\n');
}

/** The first cell of a line that something leads to. */
export function anchored(id: string, cell: string): string {
  return `<a id="${id}"></a>${cell}`;
}

/** A list, one entry a line. */
export function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}

/** Names and what is said of each. */
export function facts(entries: readonly (readonly [name: string, value: string])[]): string {
  return list(entries.map(([name, value]) => `**${name}:** ${value}`));
}

/** A notice that stands out. */
export function notice(words: string): string {
  return `<div class="notice">\n\n${words}\n\n</div>`;
}

/** A block of code; it may hold the fence of another one. */
export function fence(source: string, language: string): string {
  return codeBlock(language, source.trimEnd());
}

/** A text without its marks of Markdown, for titles and summaries. */
export function plain(source: string): string {
  return withoutTags(source).replace(/[`*]/g, '');
}

/** A text in one line, in which all names stand in backticks. */
function withoutTags(source: string): string {
  return source.replace(/\s+/g, ' ').replace(/\{@link\s+([^\s}]+)\s*\}/g, '`$1`');
}

/** The first sentence of a text. */
export function firstSentence(source: string): string {
  return /^[\s\S]*?[.!?](?=\s+[A-Z]|\s*$)/.exec(source)?.[0] ?? source;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The last day of something in words that are right before it and after it: pages stay as they are while days go by. */
export function endOn(sunset: string): string {
  return `End of life: ${DAY.format(Date.parse(sunset))}`;
}

/** Puts what a docstring or a contract says of a last day (`Ends on 2026-11-30`) into words that stay right. */
export function withoutTense(source: string): string {
  return source.replace(/\bEnds on (\d{4}-\d\d-\d\d)/g, (_, day: string) => endOn(day));
}
