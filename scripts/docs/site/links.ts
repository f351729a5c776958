import { posix } from 'node:path';
import { link as linkTo, text } from './md.ts';
import type { Page, SiteFile } from './page.ts';

/** The anchors of pages and files, by path. */
type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

const LINK = /(\s(?:href|src)=")([/#][^"]*)"/g;

/**
 * Makes the links of all pages relative, so that the site works below any path and from a folder.
 *
 * @param pages HTML by path inside the site; links inside the site start with a slash or are an anchor
 * @param others anchors of further pages and files, by path
 * @throws Error listing every broken link with its page and a remedy
 */
export function linkPages(pages: ReadonlyMap<string, string>, others: Anchors): Map<string, string> {
  const known: Anchors = new Map([...others, ...Array.from(pages, ([path, html]) => [path, anchorsOf(html)] as const)]);
  const problems = new Set<string>();
  const linked = new Map<string, string>();
  for (const [path, html] of pages) {
    const result = html.replace(LINK, (_, start: string, link: string) => {
      const { target, anchor, rest } = partsOf(link, path);
      const anchors = known.get(target);
      const note = (what: string) => problems.add(`${path}: ${link}: ${what}`);
      if (anchors === undefined)
        note(`there is no page ${target}; mend the link, or add the page to scripts/docs/site/sources.ts.`);
      else if (anchor !== '' && !anchors.has(anchor))
        note(`${target} has no anchor «${anchor}»; mend the link, or give a heading that id.`);
      return `${start}${target === path && link.startsWith('#') ? link : relativeLink(path, target) + rest}"`;
    });
    linked.set(path, result);
  }
  if (problems.size > 0) throw new Error(`Links that lead nowhere:\n${[...problems].join('\n')}`);
  return linked;
}

/** Relative link from one file of the site to another. */
export function relativeLink(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

/** Splits a link of a page into target file, anchor, and everything after the path. */
export function partsOf(link: string, page: string): { target: string; anchor: string; rest: string } {
  const { pathname, hash } = new URL(link, `http://site/${page}`);
  const target = decodeURIComponent(pathname.slice(1)).replace(/(?<=^|\/)$/, 'index.html');
  return { target, anchor: decodeURIComponent(hash.slice(1)), rest: link.replace(/^[^?#]*/, '') };
}

function anchorsOf(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/gi), ([, id = '']) => id));
}

/** Escapes and code, which are left unchanged; or a link in Markdown; or the address of a link in HTML. */
const MARKDOWN_LINK =
  /\\.|(`+)(?!`)[^]*?(?<!`)\1(?!`)|\[((?:\\.|`[^`]*`|[^[\]`\\])*)\]\(([^)\s]+)\)|(?<=\shref=")[^"]+(?=")/g;

/**
 * Replaces the addresses of links in Markdown.
 *
 * @param addressOf - gives the new address; or, for a file that is not in the site, its path, which is then added after the link's text
 */
export function mapLinks(markdown: string, addressOf: (href: string) => string | { file: string }): string {
  return markdown.replace(MARKDOWN_LINK, (whole: string, marks?: string, words?: string, href?: string) => {
    if (marks !== undefined || whole.startsWith('\\')) return whole;
    const address = addressOf(href ?? whole);
    if (words === undefined) return typeof address === 'string' ? address : whole;
    return typeof address === 'string' ? linkTo(words, address) : `${words} (${text(address.file)})`;
  });
}

/**
 * Turns links between Markdown files of the repository into links between pages, from the root of the site. A link to a file that is not in
 * the site becomes text.
 *
 * @param files files of the site besides pages
 */
export function withSiteLinks(pages: readonly Page[], files: readonly SiteFile[]): Page[] {
  const pathOfFile = new Map(
    [...pages, ...files].flatMap(({ file, path }) => (file === undefined ? [] : [[file, path] as const])),
  );
  return pages.map((page) => {
    const { file = '', markdown } = page;
    const addressOf = (href: string): string | { file: string } => {
      if (/^([a-z][a-z0-9+.-]*:|[/#])/i.test(href)) return href;
      const [address = '', anchor] = href.split('#', 2);
      const target = posix.join(posix.dirname(file), decodeURIComponent(address));
      const path = pathOfFile.get(target.replace(/\/$/, '')) ?? pathOfFile.get(posix.join(target, 'README.md'));
      return path === undefined ? { file: target } : `/${path}${anchor === undefined ? '' : `#${anchor}`}`;
    };
    return { ...page, markdown: mapLinks(markdown, addressOf) };
  });
}
