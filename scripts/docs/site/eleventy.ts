import { relative, join } from 'node:path';
import Eleventy from '@11ty/eleventy';
import { bodyOf } from './headings.ts';
import { fitMarkdown } from './markdown.ts';
import { navigationOf, trailTo } from './navigation.ts';
import type { Page, SiteFile } from './page.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');
const SITE_TITLE = 'Platform contracts';

/**
 * What a page may load and ask: its own files (a page from a folder has no origin, therefore `file:`), and for trying out the
 * mocks on this machine.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' file:",
  "script-src 'self' file:",
  "img-src 'self' file: data:",
  'connect-src http://127.0.0.1:* http://localhost:*',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Renders pages: Markdown to HTML, inside the one layout. Links are still those of the Markdown.
 *
 * @param version shown at the foot of each page
 * @param files what the site has besides pages, for links to them
 * @returns HTML by path inside the site
 * @throws Error of Eleventy when a page cannot be rendered
 */
export async function renderPages(
  pages: readonly Page[],
  version: string,
  files: readonly SiteFile[] = [],
): Promise<Map<string, string>> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const pathOfFile = new Map(
    [...pages, ...files].flatMap(({ file, path }) => (file === undefined ? [] : [[file, path] as const])),
  );
  const eleventy = new Eleventy(relative(process.cwd(), TEMPLATES), 'unused', {
    quietMode: true,
    configPath: '',
    config(config) {
      config.setUseGitIgnore(false);
      config.addGlobalData('siteTitle', SITE_TITLE);
      config.addGlobalData('version', version);
      config.addGlobalData('policy', POLICY);
      config.addGlobalData('navigation', navigationOf(pages));
      config.amendLibrary('md', (library) => fitMarkdown(library, pathOfFile));
      config.addGlobalData('bodyOf', () => bodyOf);
      for (const page of pages) config.addTemplate(`${page.path}.md`, page.markdown, dataOf(page, byPath));
    },
  });
  const rendered = await eleventy.toJSON();
  return new Map(rendered.map(({ url, content }) => [url.replace(/\/$/, '/index.html').slice(1), content]));
}

function dataOf(page: Page, pages: ReadonlyMap<string, Page>): Record<string, unknown> {
  const { path, title, belongsTo, shortTitle, summary, section, scripts = [], file, unlisted } = page;
  const trail = trailTo(page, pages);
  return {
    layout: 'page.njk',
    // Markdown alone: braces in code are no template.
    templateEngineOverride: 'md',
    permalink: `/${path}`,
    path,
    title,
    belongsTo,
    shortTitle,
    summary,
    section,
    scripts,
    file,
    trail,
    listedPath: unlisted === true ? trail.at(-1)?.path : undefined,
    rootPath: '../'.repeat(path.split('/').length - 1),
  };
}
