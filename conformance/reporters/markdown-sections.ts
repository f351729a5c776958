import type { Block } from './markdown-blocks.ts';

/** Maximum length of a comment on GitHub, in characters. */
export const LONGEST_COMMENT = 65_536;

/** Space reserved for the headings of later sections and notes about omitted parts, in characters. */
const RESERVE = 2500;

/** A list of findings under a heading. */
export interface Section {
  heading: string;
  blocks: readonly Block[];
  /** Number of findings; by default that of the blocks. */
  count?: number;
  /** Separator of blocks; by default a line feed, as in a list. */
  separator?: string;
  /** Text before the first block, such as the head of a table. */
  before?: string;
}

/** Appends sections to a head, in order, as far as they fit into a comment. */
export function fitted(head: string, sections: readonly Section[]): string {
  return sections.reduce((text, section) => text + fit(section, LONGEST_COMMENT - text.length), head);
}

/** A section, shortened to fit into `room` characters. */
export function fit(
  { heading, blocks, count = blocks.length, separator = '\n', before = '' }: Section,
  room: number,
): string {
  if (blocks.length === 0) return '';
  let text = `\n\n### ${heading} (${count})\n\n${before}`;
  let written = 0;
  for (const { full, short = full } of blocks) {
    const fitting = [full, short].find((one) => text.length + one.length + separator.length <= room - RESERVE);
    if (fitting === undefined) break;
    text += `${written === 0 ? '' : separator}${fitting}`;
    written += 1;
  }
  const left = blocks.length - written;
  return left === 0 ? text : `${text}\n\n${left} more, which do not fit here; the HTML report has them.`;
}
