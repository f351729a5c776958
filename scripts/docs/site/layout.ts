import { hash } from '../../../conformance/reporters/html/frame.ts';
import { markup, ownMarkup, type Markup } from '../../../conformance/reporters/html/markup.ts';
import { renderMarkdown, type Body } from './markdown.ts';
import { SECTIONS, type Page, type Section } from './page.ts';

const SITE_TITLE = 'Platform contracts';

/** A page may load its own files (pages opened from a folder have no origin, therefore `file:`), and call the mocks on this machine. */
const policyOf = (begin?: string): string =>
  [
    "default-src 'none'",
    "style-src 'self' file:",
    `script-src 'self' file:${begin === undefined ? '' : ` ${hash(begin)}`}`,
    "img-src 'self' file: data:",
    'connect-src http://127.0.0.1:* http://localhost:*',
    `base-uri ${begin === undefined ? "'none'" : "'self' file:"}`,
    "form-action 'none'",
  ].join('; ');

/**
 * Renders the Markdown of pages to HTML in the site's layout. Links start at the root of the site.
 *
 * @param version shown in the footer of each page
 * @returns HTML by path inside the site
 */
export function renderPages(pages: readonly Page[], version: string): Map<string, string> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return new Map(pages.map((page) => [page.path, page.html ?? layout(page, byPath, version)]));
}

function layout(page: Page, pages: ReadonlyMap<string, Page>, version: string): string {
  const { html, headings } = renderMarkdown(page.markdown);
  const { path, title, summary, section, belongsTo, scripts = [], file, unlisted, begin } = page;
  const above = pagesAbove(page, pages);
  const titles = [title, belongsTo ?? [], path === 'index.html' ? [] : SITE_TITLE].flat();
  // For a page outside the navigation, mark its nearest listed ancestor, except the start page.
  const here = unlisted === true ? above.slice(1).findLast(isListed)?.path : undefined;
  const head = headOf(policyOf(begin), { title: titles.join(' · '), summary }, `/${markdownPath(path)}`);
  return markup`${head}${begin === undefined ? '' : markup`<script>${ownMarkup(begin)}</script>\n`}<link rel="stylesheet" href="/assets/site.css">
${['site', ...scripts].map((name) => markup`<script src="/assets/${name}.js" defer></script>\n`)}</head>
<body data-root="${'../'.repeat(path.split('/').length - 1)}">
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="home" href="/index.html">${SITE_TITLE}</a>
<search class="search">
<noscript><a href="/site-map.html">Site map</a></noscript>
<label class="unseen" for="search">Search this site</label>
<input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/" hidden>
<div class="results" hidden></div>
<p class="unseen" role="status"></p>
</search>
</header>
<div class="frame">
<details class="menu">
<summary>All pages</summary>
<nav aria-label="Site">
${sectionsOf([...pages.values()].filter(isListed)).map(([name, links]) => navigation(name, links, path, here))}</nav>
</details>
<main id="content" tabindex="-1"${section === 'start' ? markup` class="wide"` : ''}>
${above.length === 0 ? '' : breadcrumbs(page, above)}<h1>${title}</h1>
<p class="summary">${summary}</p>
${headings.length > 2 && section !== 'start' ? contents(headings) : ''}<div class="prose">
${ownMarkup(html)}</div>
</main>
</div>
<footer>
<p>${SITE_TITLE} ${version}. This page loads nothing from elsewhere.${file === undefined ? '' : markup` Its source is <code>${file}</code>.`} <a href="/${markdownPath(path)}">As Markdown</a> · <a href="/site-map.html">Site map</a></p>
</footer>
</body>
</html>
`.toString();
}

/** Path of the Markdown version of a page. */
export function markdownPath(path: string): string {
  return path.replace(/\.html$/, '.md');
}

const nameOf = ({ title, shortTitle }: Page): string => shortTitle ?? title;

/** Pages by section, in the given order; empty sections are left out. */
export function sectionsOf(pages: readonly Page[]): [Section, Page[]][] {
  return (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const own = pages.filter((page) => page.section === section);
    return own.length > 0 ? [[section, own]] : [];
  });
}

export const isListed = ({ unlisted }: Page): boolean => unlisted !== true;

function navigation(section: Section, pages: readonly Page[], path: string, here: string | undefined): Markup {
  const links = pages.map((page) => {
    const current =
      page.path === path ? markup` aria-current="page"` : page.path === here ? markup` aria-current="true"` : '';
    return markup`<li><a href="/${page.path}"${current}>${nameOf(page)}</a></li>\n`;
  });
  return markup`<p class="group" id="nav-${section}">${SECTIONS[section]}</p>
<ul aria-labelledby="nav-${section}">
${links}</ul>
`;
}

/** The ancestors of a page, from the start page down: the index pages of its folders. */
function pagesAbove({ path }: Page, pages: ReadonlyMap<string, Page>): Page[] {
  const folders = path.split('/').slice(0, -1);
  const indexes = folders.map((_, depth) => [...folders.slice(0, depth + 1), 'index.html'].join('/'));
  return ['index.html', ...indexes].flatMap((one) => (one === path ? [] : (pages.get(one) ?? [])));
}

function breadcrumbs(page: Page, above: readonly Page[]): Markup {
  const links = above.map((one) => markup`<li><a href="/${one.path}">${nameOf(one)}</a></li>\n`);
  return markup`<nav class="trail" aria-label="Breadcrumb"><ol>
${links}<li aria-current="page">${nameOf(page)}</li>
</ol></nav>
`;
}

function contents(headings: Body['headings']): Markup {
  return markup`<nav class="contents" aria-label="On this page">
<details>
<summary>On this page</summary>
<ul>
${headings.map(({ id, text, level }) => markup`<li class="level-${level}"><a href="#${id}">${text}</a></li>\n`)}</ul>
</details>
</nav>
`;
}

/**
 * The start of a page, up to the part of its head that depends on its kind.
 *
 * @param policy what the browser may load and run
 * @param markdown address of the Markdown version
 */
export function headOf(policy: string, { title, summary }: Pick<Page, 'title' | 'summary'>, markdown: string): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${summary}">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="alternate" type="text/markdown" href="${markdown}">
`;
}
