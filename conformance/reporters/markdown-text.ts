import { mapSentence } from './sentence.ts';
import { visible } from './visible.ts';

/**
 * Formats any text as a code span, in which GitHub does not interpret markup, mentions or references. Line breaks become spaces, so that
 * the span cannot end its paragraph.
 */
export function codeSpan(text: string): string {
  const line = visible(text).replace(/\s+/g, ' ').trim();
  if (line === '') return '(empty)';
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** Formats a sentence of the suite: text in backticks becomes code, everything else is escaped. */
export function sentence(text: string): string {
  return mapSentence(text, codeSpan, plainText).join('');
}

function plainText(text: string): string {
  return visible(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
}

/** Formats any text as a fenced block that its content cannot end. */
export function codeBlock(language: string, text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${visible(text)}\n${fence}`;
}

/**
 * A folded part.
 *
 * @param summary - a text of the suite itself, without markup
 * @param content - finished Markdown
 */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
