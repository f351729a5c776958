import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import type StateCore from 'markdown-it/lib/rules_core/state_core.mjs';
import { highlight } from './highlight.ts';

/** The content of a page, without the layout. */
export interface Body {
  html: string;
  /** Headings of the second and third level as plain text, for the table of contents. */
  headings: { id: string; text: string; level: number }[];
}

/** Names with at least this many characters may break. */
const LONG_NAME = 20;
const BREAKS = /(?<=[\p{L}\p{N}}])(?=\/)|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L}:)(?=\p{L})/u;
/** Browsers would break a line after its hyphens. */
const OPTION = /(?<!\S)--[\w-]*/g;

const library = new MarkdownIt({ html: true, highlight });
const { rules } = library.renderer;
rules['text'] = (tokens, index) => (tokens[index]?.content ?? '').replace(/\S+/g, breakable);
rules['code_inline'] = (tokens, index) =>
  `<code>${breakable(tokens[index]?.content ?? '').replace(OPTION, '<span class="option">$&</span>')}</code>`;
rules['table_open'] = () => '<div class="table"><table>\n';
rules['table_close'] = () => '</table></div>\n';
library.core.ruler.push('anchors', anchorHeadings);

/**
 * Renders Markdown for the site: headings get anchors, code is highlighted, long names may break, tables scroll, and inline styles become
 * classes, because the policy of the pages forbids styles.
 */
export function renderMarkdown(markdown: string): Body {
  const headings: Body['headings'] = [];
  const html = library.render(markdown, { headings });
  return { html: html.replace(/ style="text-align:(\w+)"/g, ' class="align-$1"'), headings };
}

/** Allows breaks in long names before path segments and camel-case words, and after colons. */
function breakable(name: string): string {
  const pieces = name.length < LONG_NAME ? [name] : name.split(BREAKS);
  return pieces.map((piece) => library.utils.escapeHtml(piece)).join('<wbr />');
}

/** Gives every heading an anchor with a link to itself: the given one, as in `## Title {#anchor}`, or GitHub's. */
function anchorHeadings({ tokens, env, Token }: StateCore): void {
  const { headings } = env as Body;
  const taken = new Set<string>();
  tokens.forEach((open, index) => {
    const children = tokens[index + 1]?.children;
    const level = Number(open.tag.slice(1));
    if (open.type !== 'heading_open' || !children || level === 1) return;
    const last = children.at(-1);
    const [mark = '', own] = /\s*\{#([^}]+)\}$/.exec(last?.content ?? '') ?? [];
    if (last && own !== undefined) last.content = last.content.slice(0, -mark.length);
    const text = children
      .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
      .join('');
    let id = own ?? slugOf(text);
    for (let count = 1; own === undefined && taken.has(id); count += 1) id = `${slugOf(text)}-${String(count)}`;
    taken.add(id);
    open.attrSet('id', id);
    if (level < 4) headings.push({ id, text, level });
    const link = new Token('html_inline', '', 0);
    const label = library.utils.escapeHtml(`Link to «${text.trim()}»`);
    link.content = ` <a class="anchor" href="#${id}" aria-label="${label}">#</a>`;
    children.push(link);
  });
}

/** The anchor that GitHub gives a heading, so that links between Markdown files work in both places. */
export function slugOf(text: string): string {
  const kept = text.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return kept.trim().replace(/\s/g, '-');
}

/**
 * Reads a Markdown file of the repository and splits off its title, which may follow a comment on how the file is made.
 *
 * @throws Error if the file does not begin with a title
 */
export async function readTitled(root: string, file: string): Promise<{ title: string; markdown: string }> {
  const text = await readFile(join(root, file), 'utf8');
  const [, title, markdown] = /^(?:<!--[\s\S]*?-->\s*)?# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || markdown === undefined) throw new Error(`${file} does not begin with a title («# …»).`);
  return { title, markdown };
}
