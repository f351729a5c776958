import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { readTitled } from '../markdown.ts';
import { blocks, endOn, notice, plain } from '../md.ts';
import type { Page, Section, SiteSources } from '../page.ts';
import { withPlaces } from './glossary.ts';

/** What the site says of a Markdown file that is a page. */
interface About extends Pick<Page, 'summary' | 'shortTitle' | 'unlisted'> {
  /** The page is called as the file unless it has a name. */
  name?: string;
}

const TABLE = readFileSync(new URL('prose.yaml', import.meta.url), 'utf8');

/** The files by section: the summary of each, or more. */
export const FILES = parse(TABLE) as Partial<Record<Section, Readonly<Record<string, string | About>>>>;

const DECISIONS = 'docs/adr';

/** What the site adds to a file: links to pages that are no files, and what is to be done at this time. */
const ADDED: Readonly<Record<string, (markdown: string, sources: SiteSources) => string>> = {
  'docs/conformance.md': (markdown) =>
    `What comes out of it: [a sample report](/operate/sample-report.html) of a deployment with one fault.\n\n${markdown}`,
  'docs/migration.md': (markdown, sources) => blocks(migrationLead(sources), markdown),
  'docs/glossary.md': withPlaces,
};

/** The pages that are one Markdown file each: those of the table, and the decisions. */
export default async function prose(sources: SiteSources): Promise<Page[]> {
  const listed = Object.entries(FILES).flatMap(([section, files]) =>
    Object.entries(files).map(([file, about]) => {
      return pageOf(file, section as Section, typeof about === 'string' ? { summary: about } : about, sources);
    }),
  );
  const names = (await readdir(join(sources.root, DECISIONS))).filter((name) => /^\d{4}-.*\.md$/.test(name)).sort();
  const decisions = names.map((name) => {
    const about = { name: `adr/${basename(name, '.md')}`, unlisted: true };
    return pageOf(`${DECISIONS}/${name}`, 'project', about, sources);
  });
  return Promise.all([...listed, ...decisions]);
}

/** One that has no summary is a decision. */
async function pageOf(file: string, section: Section, about: Partial<About>, sources: SiteSources): Promise<Page> {
  const { name = basename(file, '.md').toLowerCase(), ...said } = about;
  const { title, markdown } = await readTitled(sources.root, file);
  const path = `${section}/${name}.html`;
  const completed = ADDED[file]?.(markdown, sources) ?? markdown;
  return { summary: decisionOf(markdown), ...said, file, path, section, title, markdown: completed };
}

/** What stands above the page about the migration: when versions end, and where to read on. */
function migrationLead({ contracts }: SiteSources): string {
  const ends = [...new Set(contracts.flatMap(({ sunset }) => sunset ?? []))];
  const next = 'What to do [until then](#until-the-last-day) and [afterwards](#after-the-last-day).';
  return ends.map((sunset) => notice(`**${endOn(sunset)}**, for versions 1 and 2. ${next}`)).join('\n\n');
}

/** The first sentence of what was decided, as text. */
function decisionOf(markdown: string): string {
  const decided = /\*\*Decision\.?\*\*\s*([\s\S]*?[.:])(?=\s|$)/.exec(markdown)?.[1] ?? 'A decision, and why.';
  return plain(decided.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).replace(/:$/, '.');
}
