import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitTitle } from '../markdown.ts';
import { plain } from '../md.ts';
import type { Page, PageSource, SiteSources } from '../page.ts';
import { PROSE_PAGES, type ProsePage } from '../prose-pages.ts';

const DECISIONS = 'docs/adr';

/** The pages that are one Markdown file each. */
const prose: PageSource = async (sources) => {
  const pages = await Promise.all(PROSE_PAGES.map((one) => readProse(sources, one)));
  return [...pages, ...(await decisions(sources))];
};
export default prose;

async function readProse(sources: SiteSources, { lead, ...page }: ProsePage): Promise<Page> {
  const { title, markdown } = splitTitle(await readFile(join(sources.root, page.file), 'utf8'), page.file);
  const before = typeof lead === 'function' ? lead(sources) : lead;
  return { ...page, title, markdown: before === undefined ? markdown : `${before}\n\n${markdown}` };
}

/** One page for each decision. */
async function decisions(sources: SiteSources): Promise<Page[]> {
  const names = (await readdir(join(sources.root, DECISIONS))).filter((name) => /^\d{4}-.*\.md$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = `project/adr/${name.replace(/\.md$/, '.html')}`;
      const about = { file: `${DECISIONS}/${name}`, path, section: 'project', summary: '', unlisted: true } as const;
      const page = await readProse(sources, about);
      return { ...page, summary: decisionOf(page.markdown) };
    }),
  );
}

/** The first sentence of what was decided, as text. */
function decisionOf(markdown: string): string {
  const decided = /\*\*Decision\.?\*\*\s*([\s\S]*?[.:])(?=\s|$)/.exec(markdown)?.[1] ?? 'A decision, and why.';
  return plain(decided.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).replace(/:$/, '.');
}
