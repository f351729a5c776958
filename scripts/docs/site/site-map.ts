import { html } from '../html.ts';
import { SECTIONS, type Page, type Section } from './page.ts';

/** The page that lists all pages: the way through the site without a script. */
export function siteMap(pages: readonly Page[]): Page {
  const sections = (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(({ path, title, summary }) => html`<li><a href="/${path}">${title}</a>: ${summary}</li> `);
    return links.length === 0
      ? []
      : [
          html`<h2 id="${section}">${SECTIONS[section]}</h2>
            <ul>
              ${links}
            </ul>`,
        ];
  });
  return {
    path: 'site-map.html',
    title: 'Site map',
    summary: 'Every page of this site.',
    section: 'project',
    markdown: sections.join('\n\n'),
  };
}
