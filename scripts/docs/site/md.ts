import { codeBlock, codeSpan } from '../../../conformance/reporters/markdown-text.ts';
import { mapSentence } from '../../../conformance/reporters/sentence.ts';
export { folded } from '../../../conformance/reporters/markdown-text.ts';
export { count } from '../../../conformance/reporters/results.ts';

/** Address that a name in a text is linked to; undefined if it is not linked. */
export type LinkOf = (name: string) => string | undefined;

/** Cells of a table row, as Markdown. */
export type Row = readonly (string | number)[];

/** A part of a page; undefined or an empty string is left out. */
export type Block = string | undefined | readonly Block[];

/** Joins blocks of Markdown. */
export function blocks(...parts: readonly Block[]): string {
  const flat = (part: Block): string[] => (typeof part === 'object' ? part.flatMap(flat) : part ? [part] : []);
  return flat(parts).join('\n\n');
}

/** A lead and its content; undefined if the content is empty. */
export function below(lead: Block, content: Block): Block {
  return blocks(content) === '' ? undefined : [lead, content];
}

/** Plain text as Markdown in one line, escaped. */
export function text(plainText: string): string {
  return plainText.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]/g, '\\$&');
}

/**
 * A text with names in backticks or `{@link …}` as Markdown in one line, with names linked.
 *
 * @param linkOf address of a name inside the site
 */
export function inline(source: string, linkOf: LinkOf = () => undefined): string {
  return mapSentence(withoutTags(source), (name) => named(name, linkOf(name)), text).join('');
}

/** A name as code that is safe in a table cell. */
export function code(name: string): string {
  return codeSpan(name).replaceAll('|', '\\|');
}

/** A link; `words` is Markdown. */
export function link(words: string, address: string): string {
  return `[${words}](${address})`;
}

/** A name as code, linked if it has an address. */
export function named(name: string, address: string | undefined): string {
  return address === undefined ? code(name) : link(code(name), address);
}

/** A table with numbers aligned right; empty without rows. */
export function table(columns: readonly string[], rows: readonly Row[]): string {
  const sides = columns.map((_, index) => (rows.every((row) => typeof row[index] === 'number') ? '--:' : '---'));
  const lines = [columns, sides, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return rows.length === 0 ? '' : lines.join('\n');
}

/** A cell with an anchor. */
export function anchored(id: string, cell: string): string {
  return `<a id="${id}"></a>${cell}`;
}

export function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}

/** A list of names with values. */
export function facts(entries: readonly (readonly [name: string, value: string])[]): string {
  return list(entries.map(([name, value]) => `**${name}:** ${value}`));
}

/** A highlighted notice. */
export function notice(words: string): string {
  return `<div class="notice">\n\n${words}\n\n</div>`;
}

/** A block of code, which may itself contain fences. */
export function fence(source: string, language: string): string {
  return codeBlock(language, source.trimEnd());
}

/** A text without Markdown, for titles and summaries. */
export function plain(source: string): string {
  return withoutTags(source).replace(/[`*]/g, '');
}

/** A text in one line, with all names in backticks. */
function withoutTags(source: string): string {
  return source.replace(/\s+/g, ' ').replace(/\{@link\s+([^\s}]+)\s*\}/g, '`$1`');
}

export function firstSentence(source: string): string {
  return /^[\s\S]*?[.!?](?=\s+[A-Z]|\s*$)/.exec(source)?.[0] ?? source;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The last day of an interface, in words that hold before and after it, since pages are not rebuilt every day. */
export function endOn(sunset: string): string {
  return `End of life: ${DAY.format(Date.parse(sunset))}`;
}

/** Replaces `Ends on 2026-11-30` of a docstring or contract by words that hold before and after that day. */
export function withoutTense(source: string): string {
  return source.replace(/\bEnds on (\d{4}-\d\d-\d\d)/g, (_, day: string) => endOn(day));
}
