import { sectionsOf } from './layout.ts';
import { link, list, text } from './md.ts';
import { SECTIONS, type Page } from './page.ts';

/** The page that lists all pages: the way through the site without a script. */
export function siteMap(pages: readonly Page[]): Page {
  const sections = sectionsOf(pages).flatMap(([section, own]) => {
    const links = own.map(({ path, title, summary }) => `${link(text(title), `/${path}`)}: ${text(summary)}`);
    return [`## ${SECTIONS[section]}`, list(links)];
  });
  return {
    path: 'site-map.html',
    title: 'Site map',
    summary: 'Every page of this site.',
    section: 'project',
    markdown: sections.join('\n\n'),
  };
}
