import { posix } from 'node:path';
import { link, text } from './md.ts';
import type { Page, SiteFile } from './page.ts';

/** What is escaped, and code, which stay as they are; or a link of Markdown; or the address of one of HTML. */
const LINK = /\\.|(`+)(?!`)[^]*?(?<!`)\1(?!`)|\[((?:\\.|`[^`]*`|[^[\]`\\])*)\]\(([^)\s]+)\)|(?<=\shref=")[^"]+(?=")/g;

/**
 * Markdown with other addresses in its links.
 *
 * @param addressOf - gives the new address, or the file of a link that leads nowhere: its words stay, with that file behind them
 */
export function mapLinks(markdown: string, addressOf: (href: string) => string | { file: string }): string {
  return markdown.replace(LINK, (whole: string, marks?: string, words?: string, href?: string) => {
    if (marks !== undefined || whole.startsWith('\\')) return whole;
    const address = addressOf(href ?? whole);
    if (words === undefined) return typeof address === 'string' ? address : whole;
    return typeof address === 'string' ? link(words, address) : `${words} (${text(address.file)})`;
  });
}

/**
 * Pages whose links between Markdown files of the repository are links between pages, from the root of the site; where the site has
 * no such page, the link becomes text.
 *
 * @param files what the site has besides pages
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
