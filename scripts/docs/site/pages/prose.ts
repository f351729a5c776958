import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitTitle } from '../markdown-file.ts';
import type { Page, PageSource, Section } from '../page.ts';

/** Where a Markdown file of the repository stands in the site. */
interface Prose {
  /** From the root of the repository. */
  file: string;
  path: string;
  section: Section;
  summary: string;
  shortTitle?: string;
  /** Markdown that the site puts before that of the file: links to pages that are no files. */
  lead?: string;
}

const PROSE: readonly Prose[] = [
  {
    file: 'docs/mocks.md',
    path: 'develop/mocks.html',
    section: 'develop',
    summary: 'All interfaces on your machine: how to run the mocks, and how to get the answer that you need.',
  },
  {
    file: 'docs/conformance.md',
    path: 'operate/conformance.html',
    section: 'operate',
    summary: 'How to judge a deployment: the configuration, what is sent, selecting rules, reports, CI.',
    lead: 'What comes out of it: [a sample report](/operate/sample-report.html) of a deployment with one fault.',
  },
  {
    file: 'docs/sweep.md',
    path: 'operate/sweep.html',
    section: 'operate',
    summary: 'A smoke test that sends every operation once, and why it is no proof.',
  },
  {
    file: 'docs/migration.md',
    path: 'migrate/index.html',
    section: 'migrate',
    summary: 'What replaces each operation of v1 and v2 of offers and cases, and when they end.',
  },
  {
    file: 'docs/proof.md',
    path: 'project/proof.html',
    section: 'project',
    summary: 'What the suite catches, and what it lets pass: faults, mutants, variants, chaos.',
  },
  {
    file: 'docs/benchmarks.md',
    path: 'project/benchmarks.html',
    section: 'project',
    summary: 'How much the suite catches, how fast everything is, and how peers do, measured.',
  },
  {
    file: 'CHANGELOG.md',
    path: 'project/changelog.html',
    section: 'project',
    summary: 'All notable changes.',
  },
  {
    file: 'CONTRIBUTING.md',
    path: 'project/contributing.html',
    section: 'project',
    summary: 'The tree of the repository, and how to add an interface, a rule, a fault, a variant.',
  },
  {
    file: 'specs/README.md',
    path: 'project/contracts.html',
    section: 'project',
    summary: 'How the contracts are written: folders, names, and what is done about gaps in the sources.',
    shortTitle: 'How contracts are written',
  },
];

const DECISIONS = 'docs/adr';

/** The pages that are one Markdown file each. */
const prose: PageSource = async ({ root }) => {
  const pages = await Promise.all(PROSE.map((one) => readProse(root, one)));
  return [...pages, ...(await decisions(root))];
};
export default prose;

async function readProse(root: string, { file, path, section, summary, shortTitle, lead }: Prose): Promise<Page> {
  const { title, markdown } = splitTitle(await readFile(join(root, file), 'utf8'), file);
  const page: Page = {
    path,
    file,
    title,
    summary,
    section,
    markdown: lead === undefined ? markdown : `${lead}\n\n${markdown}`,
  };
  return shortTitle === undefined ? page : { ...page, shortTitle };
}

/** The decisions: an index, and one page each. */
async function decisions(root: string): Promise<Page[]> {
  const names = (await readdir(join(root, DECISIONS))).filter((name) => /^\d{4}-.*\.md$/.test(name)).sort();
  const index = await readProse(root, {
    file: `${DECISIONS}/README.md`,
    path: 'project/adr/index.html',
    section: 'project',
    summary: 'Why things are as they are: one page for each decision that someone could doubt.',
  });
  const pages = names.map(async (name): Promise<Page> => {
    const file = `${DECISIONS}/${name}`;
    const { title, markdown } = splitTitle(await readFile(join(root, file), 'utf8'), file);
    const path = `project/adr/${name.replace(/\.md$/, '.html')}`;
    return { path, file, title, summary: decisionOf(markdown), section: 'project', markdown, unlisted: true };
  });
  return [index, ...(await Promise.all(pages))];
}

/** The first sentence of what was decided, as text. */
function decisionOf(markdown: string): string {
  const decided = /\*\*Decision\.?\*\*\s*([\s\S]*?[.:])(?=\s|$)/.exec(markdown)?.[1] ?? 'A decision, and why.';
  return decided
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/:$/, '.');
}
