import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitTitle } from '../markdown.ts';
import { plain } from '../md.ts';
import type { Page, PageSource, Section, SiteSources } from '../page.ts';
import { PROSE_PAGES, type ProsePage } from '../prose-pages.ts';

const DECISIONS = 'docs/adr';

/** The pages that are one Markdown file each. */
const prose: PageSource = async (sources) => {
  const pages = await Promise.all(PROSE_PAGES.map((one) => readProse(sources, one)));
  return [...pages, ...(await decisions(sources))];
};
export default prose;

async function readProse(sources: SiteSources, prose: ProsePage): Promise<Page> {
  const { file, path, summary, shortTitle, lead } = prose;
  const { title, markdown } = splitTitle(await readFile(join(sources.root, file), 'utf8'), file);
  const before = typeof lead === 'function' ? lead(sources) : lead;
  const page: Page = {
    path,
    file,
    title,
    summary,
    section: path.split('/')[0] as Section,
    markdown: before === undefined ? markdown : `${before}\n\n${markdown}`,
  };
  return shortTitle === undefined ? page : { ...page, shortTitle };
}

/** The decisions: an index, and one page each. */
async function decisions(sources: SiteSources): Promise<Page[]> {
  const names = (await readdir(join(sources.root, DECISIONS))).filter((name) => /^\d{4}-.*\.md$/.test(name)).sort();
  const index = await readProse(sources, {
    file: `${DECISIONS}/README.md`,
    path: 'project/adr/index.html',
    summary: 'Why things are as they are: one page for each decision that someone could doubt.',
  });
  const pages = names.map(async (name): Promise<Page> => {
    const file = `${DECISIONS}/${name}`;
    const page = await readProse(sources, { file, path: `project/adr/${name.replace(/\.md$/, '.html')}`, summary: '' });
    return { ...page, summary: decisionOf(page.markdown), unlisted: true };
  });
  return [index, ...(await Promise.all(pages))];
}

/** The first sentence of what was decided, as text. */
function decisionOf(markdown: string): string {
  const decided = /\*\*Decision\.?\*\*\s*([\s\S]*?[.:])(?=\s|$)/.exec(markdown)?.[1] ?? 'A decision, and why.';
  return plain(decided.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).replace(/:$/, '.');
}
