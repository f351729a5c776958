import type { Block } from './markdown-blocks.ts';

/** Longest comment that GitHub takes, in characters. */
export const LONGEST_COMMENT = 65_536;

/** What is kept free for the notes about what is left out. */
const RESERVE = 1000;

/** A list of findings under a heading. */
export interface Section {
  heading: string;
  blocks: readonly Block[];
  /** How many findings they tell of; as many as there are blocks where it is not given. */
  count?: number;
  /** Between two blocks; by default a line feed, as inside a list. */
  separator?: string;
  /** What stands before the first one, such as the head of a table. */
  before?: string;
}

/** Writes sections under a head, as much of them as a comment has room for: what comes first is written first. */
export function fitted(head: string, sections: readonly Section[]): string {
  return sections.reduce((text, section) => text + fit(section, LONGEST_COMMENT - text.length), head);
}

/** As much of a section as there is room for. */
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
  return left === 0 ? text : `${text}\n\n${left} more: there is no room for them here, as there is in HTML.`;
}
