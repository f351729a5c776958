import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import type StateCore from 'markdown-it/lib/rules_core/state_core.mjs';
import { highlight } from './highlight.ts';

/** The content of a page as it stands in the layout. */
export interface Body {
  html: string;
  /** Headings of the second and third level, for the table of contents, each with its text without marks. */
  headings: { id: string; text: string; level: number }[];
}

/** Characters from which on a name may break. */
const LONG_NAME = 20;

const library = new MarkdownIt({ html: true, highlight });
const { rules } = library.renderer;
rules['code_inline'] = (tokens, index) => `<code>${breakable(tokens[index]?.content ?? '')}</code>`;
rules['table_open'] = () => '<div class="table"><table>\n';
rules['table_close'] = () => '</table></div>\n';
library.core.ruler.push('anchors', anchorHeadings);

/**
 * Renders Markdown so that it fits the site: headings can be linked, code is coloured, long names may break, tables scroll in a frame
 * of their own, and what would be a style is a class, because the policy of the pages forbids styles.
 */
export function renderMarkdown(markdown: string): Body {
  const headings: Body['headings'] = [];
  const html = library.render(markdown, { headings });
  return { html: html.replace(/ style="text-align:(\w+)"/g, ' class="align-$1"'), headings };
}

/** A long name may break before its segments, and before the words of camel case. */
function breakable(name: string): string {
  const pieces = name.length < LONG_NAME ? [name] : name.split(/(?<=\S)(?=\/)|(?<=\p{Ll})(?=\p{Lu})/u);
  return pieces.map((piece) => library.utils.escapeHtml(piece)).join('<wbr />');
}

/** Gives every heading an anchor with a link to itself: the one that it names, as in `## Title {#anchor}`, or that of GitHub. */
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

/** The anchor that GitHub gives a heading, so that links between Markdown files hold in both places. */
export function slugOf(text: string): string {
  const kept = text.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return kept.trim().replace(/\s/g, '-');
}

/**
 * Reads a Markdown file of the repository, and takes its title out: its first line, below a comment that says how the file is made.
 *
 * @throws Error when the file does not begin with a title
 */
export async function readTitled(root: string, file: string): Promise<{ title: string; markdown: string }> {
  const text = await readFile(join(root, file), 'utf8');
  const [, title, markdown] = /^(?:<!--[\s\S]*?-->\s*)?# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || markdown === undefined) throw new Error(`${file} does not begin with a title («# …»).`);
  return { title, markdown };
}
