import { groupBy } from '../../../conformance/group-by.ts';
import type { Contract } from '../contracts.ts';
import { contractFile, contractPage } from './addresses.ts';
import { contractInMarkdown } from './contract-markdown.ts';
import { isListed, markdownPath, sectionsOf } from './layout.ts';
import { mapLinks, partsOf, relativeLink } from './links.ts';
import { blocks, count, endOn, link, list, text } from './md.ts';
import { PURPOSES, SECTIONS, type Page, type SiteFile } from './page.ts';

/** The site without HTML: a Markdown file beside each page and contract, and `llms.txt`, which lists them (https://llmstxt.org). */
export function markdownFiles(pages: readonly Page[], contracts: readonly Contract[]): SiteFile[] {
  const all = [...pages, ...contracts.map(contractInMarkdown), ...overview(pages, contracts)];
  const paths = new Set(all.map(({ path }) => path));
  return all.map(({ path, title, summary, markdown }) => {
    // Links lead to the Markdown version of a page.
    const addressOf = (href: string): string => {
      if (!href.startsWith('/')) return href;
      const { target, rest } = partsOf(href, path);
      return relativeLink(path, paths.has(target) ? markdownPath(target) : target) + rest;
    };
    const content = `# ${text(title)}\n\n> ${text(summary)}\n\n${mapLinks(markdown, addressOf)}\n`;
    return { path: markdownPath(path), content };
  });
}

/** The list of all pages and contracts. */
function overview(pages: readonly Page[], contracts: readonly Contract[]): Page[] {
  const operations = contracts.map(({ id, title, sunset, operations: number }) => {
    const yaml = link('openapi.yaml', `/${contractFile(id, 'openapi.yaml')}`);
    const ends = sunset === undefined ? '' : `. ${endOn(sunset)}`;
    return `${link(title, `/${contractPage(id)}`)}: ${count(number, 'operation')} with schemas, examples and samples; ${yaml}${ends}`;
  });
  const { markdown } = siteMap(pages.filter(isListed));
  const [start] = pages;
  return start ? [{ ...start, path: 'llms.txt', markdown: blocks(markdown, '## Contracts', list(operations)) }] : [];
}

/** Index pages for folders without one: targets of breadcrumbs and of shortened addresses. */
export function folderPages(pages: readonly Page[]): Page[] {
  // An index page counts as a page of the parent folder.
  const folderOf = ({ path }: Page) => path.replace(/\/?index\.html$/, '').replace(/\/?[^/]*$/, '');
  const paths = new Set(pages.map(({ path }) => path));
  const folders = groupBy(pages, folderOf).filter(([folder]) => folder !== '' && !paths.has(`${folder}/index.html`));
  return folders.flatMap(([folder, own]) =>
    own.slice(0, 1).map(({ section, belongsTo }) => ({
      path: `${folder}/index.html`,
      title: [SECTIONS[section], belongsTo ?? []].flat().join(': '),
      shortTitle: belongsTo ?? SECTIONS[section],
      summary: belongsTo === undefined ? (PURPOSES[section] ?? '') : `The rules of ${belongsTo}.`,
      section,
      unlisted: true,
      markdown: linksTo(own),
    })),
  );
}

const linksTo = (pages: readonly Page[]): string =>
  list(pages.map(({ path, title, summary }) => `${link(text(title), `/${path}`)}: ${text(summary)}`));

/** The page that lists all pages, for readers without scripts. */
export function siteMap(pages: readonly Page[]): Page {
  const sections = sectionsOf(pages).flatMap(([section, own]) => [`## ${SECTIONS[section]}`, linksTo(own)]);
  return {
    path: 'site-map.html',
    title: 'Site map',
    summary: 'Every page of this site.',
    section: 'project',
    markdown: sections.join('\n\n'),
  };
}
