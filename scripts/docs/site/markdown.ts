import { posix } from 'node:path';
import type { MarkdownLibrary, MarkdownState, MarkdownToken } from '@11ty/eleventy';
import { isObject } from '../../../conformance/json.ts';
import { html } from '../html.ts';
import { highlight } from './highlight.ts';

/** Characters from which on a name may break. */
const LONG_NAME = 20;

/** Where the Markdown files of the repository stand in the site: path from the root of the repository → path in the site. */
export type PathOfFile = ReadonlyMap<string, string>;

/**
 * Fits the Markdown renderer to the site: links between Markdown files become links between pages (or text, where the site has
 * no such page), code is coloured, long names may break, and the alignment of cells becomes a class, because the policy of the
 * pages forbids styles.
 */
export function fitMarkdown(library: MarkdownLibrary, pathOfFile: PathOfFile): void {
  library.set({ highlight });
  library.renderer.rules.code_inline = (tokens, index) => breakableCode(tokens[index]?.content ?? '');
  library.core.ruler.push('site-links', (state) => mendLinks(state, pathOfFile));
  library.core.ruler.push('cell-classes', ({ tokens }) => tokens.forEach(alignByClass));
}

/** A name as code; a long one may break before its segments, and before the words of camel case. */
function breakableCode(name: string): string {
  const pieces = name.length < LONG_NAME ? [name] : name.split(/(?<=\S)(?=\/)|(?<=\p{Ll})(?=\p{Lu})/u);
  const joined = pieces.map((piece, index) => (index === 0 ? html`${piece}` : html`<wbr />${piece}`));
  return html`<code>${joined}</code>`.toString();
}

function alignByClass(token: MarkdownToken): void {
  const align = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '')?.[1];
  if (align === undefined) return;
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  token.attrSet('class', `align-${align}`);
}

function mendLinks({ tokens, env }: MarkdownState, pathOfFile: PathOfFile): void {
  const file = isObject(env) && typeof env.file === 'string' ? env.file : '';
  for (const { children } of tokens) {
    let lost: string | undefined;
    for (const token of children ?? []) {
      if (token.type === 'link_close' && lost !== undefined) {
        becomeText(token, lost);
        lost = undefined;
      }
      if (token.type !== 'link_open') continue;
      const href = token.attrGet('href') ?? '';
      if (!isRelative(href)) continue;
      const [address = '', anchor] = href.split('#', 2);
      const target = fileFrom(file, address);
      const path = pathOfFile.get(target.replace(/\/$/, '')) ?? pathOfFile.get(posix.join(target, 'README.md'));
      if (path !== undefined) {
        token.attrSet('href', `/${path}${anchor === undefined ? '' : `#${anchor}`}`);
        continue;
      }
      lost = target;
      becomeText(token, '');
    }
  }
}

/** Whether an address in a Markdown file leads to another file, seen from there. */
function isRelative(address: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|[/#])/i.test(address);
}

/** The file that an address in a Markdown file means, from the root of the repository. */
function fileFrom(file: string, address: string): string {
  return posix.join(posix.dirname(file), decodeURIComponent(address));
}

/** Turns one end of a link into text: the words of the link stay, and the path of the file follows them. */
function becomeText(token: MarkdownToken, path: string): void {
  token.type = 'text';
  token.tag = '';
  token.attrs = null;
  token.content = path === '' ? '' : ` (${path})`;
}
