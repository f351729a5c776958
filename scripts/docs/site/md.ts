import { isOver } from '../../../conformance/clock.ts';

/** Finds what a name in a text leads to; undefined where it is only a name. */
export type LinkOf = (name: string) => string | undefined;

/** A line of a table, with an anchor where something leads to it. */
export interface Row {
  id?: string;
  /** Markdown of the cells. */
  cells: readonly (string | number)[];
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
  // A split by a group gives text, what is in the group, text, …
  const parts = withoutTags(source).split(/`([^`]+)`/);
  return parts.map((part, index) => (index % 2 === 0 ? text(part) : named(part, linkOf(part)))).join('');
}

/** A name as code, which may stand in a cell. */
export function code(name: string): string {
  const escaped = name.replaceAll('|', '\\|');
  return name.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
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
  return [columns, columns.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What a link to a part of a page leads to that is no heading. */
export function anchor(id: string): string {
  return `<a id="${id}"></a>`;
}

/** A list, one entry a line. */
export function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}

/** Names and what is said of each. */
export function facts(entries: readonly (readonly [name: string, value: string])[]): string {
  return list(entries.map(([name, value]) => `**${name}:** ${value}`));
}

/** What stands folded until somebody wants to see it; the summary is Markdown that may stand in a line of HTML. */
export function folded(summary: string, ...blocks: readonly string[]): string {
  return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'].join('\n\n');
}

/** A notice that stands out. */
export function notice(words: string): string {
  return `<div class="notice">\n\n${words}\n\n</div>`;
}

/** A block of code; it may hold the fence of another one. */
export function fence(source: string, language: string): string {
  const longest = Math.max(2, ...Array.from(source.matchAll(/`+/g), ([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${source.trimEnd()}\n${marks}`;
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

/** A number with its noun: «1 rule», «2 rules». */
export function count(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day of a contract (`2026-11-30`) as people write it: 30 November 2026; what is no day stays as it is. */
export function dayOf(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : DAY.format(time);
}

/** What something with a last day does: it «ends», or «ended», by the day on which the page is made. */
export function verbOf(sunset: string, today: string): 'ends' | 'ended' {
  return isOver(sunset, today) ? 'ended' : 'ends';
}

/** Puts what a docstring or a contract says of a last day (`Ends on 2026-11-30`) into the tense of the day on which the page is made. */
export function inTense(source: string, today: string): string {
  return source.replace(
    /\bEnds on (\d{4}-\d\d-\d\d)/g,
    (_, day: string) => `${isOver(day, today) ? 'Ended' : 'Ends'} on ${dayOf(day)}`,
  );
}
