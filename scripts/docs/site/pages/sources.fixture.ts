import { resolve } from 'node:path';
import { coverageOf } from '../../../../conformance/engine/coverage.ts';
import { readContracts } from '../../contracts.ts';
import { renderMarkdown } from '../markdown.ts';
import type { SiteSources } from '../page.ts';
import { readLibrary, type Library } from '../reference/library.ts';

export const ROOT = resolve(import.meta.dirname, '../../../..');
/** Read on demand: it takes seconds, and few tests need it. */
let library: Library | undefined;

/** The input of the site for tests: the real contracts, and only the given part of the suite. */
export async function sourcesWith(own: Partial<SiteSources> = {}): Promise<SiteSources> {
  const { rules = [] } = own;
  return {
    root: ROOT,
    today: '2026-11-22',
    contracts: await readContracts(`${ROOT}/generated`),
    rules,
    coverage: coverageOf(rules),
    faults: [],
    get library() {
      return (library ??= readLibrary(ROOT));
    },
    ...own,
  };
}

/** Markdown as HTML in one line, without highlighting, `<wbr>` and anchors of headings. */
export function squeezed(markdown: string): string {
  return renderMarkdown(markdown)
    .html.replace(/<\/?span[^>]*>|<wbr \/>| <a class="anchor".*?<\/a>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><');
}
