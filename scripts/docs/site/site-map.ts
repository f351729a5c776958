import { link, list, text } from './md.ts';
import { SECTIONS, type Page, type Section } from './page.ts';

/** The page that lists all pages: the way through the site without a script. */
export function siteMap(pages: readonly Page[]): Page {
  const sections = (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const own = pages.filter((page) => page.section === section);
    const links = own.map(({ path, title, summary }) => `${link(text(title), `/${path}`)}: ${text(summary)}`);
    return links.length === 0 ? [] : [`## ${SECTIONS[section]}`, list(links)];
  });
  return {
    path: 'site-map.html',
    title: 'Site map',
    summary: 'Every page of this site.',
    section: 'project',
    markdown: sections.join('\n\n'),
  };
}
