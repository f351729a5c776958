import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { readTitled } from '../markdown.ts';
import { blocks, endOn, notice, plain } from '../md.ts';
import type { Page, Section, SiteSources } from '../page.ts';
import { withPlaces } from './glossary.ts';

/** Metadata of a page that is a Markdown file. */
interface About extends Pick<Page, 'summary' | 'shortTitle' | 'unlisted'> {
  /** Name of the page, if it differs from the file's. */
  name?: string;
}

const TABLE = readFileSync(new URL('prose.yaml', import.meta.url), 'utf8');

/** The files by section, each with its summary or further metadata. */
export const FILES = parse(TABLE) as Partial<Record<Section, Readonly<Record<string, string | About>>>>;

const DECISIONS = 'docs/adr';

/** Additions to files: links to pages that exist only in the site, and current notices. */
const ADDED: Readonly<Record<string, (markdown: string, sources: SiteSources) => string>> = {
  'docs/conformance.md': (markdown) =>
    `What comes out of it: [a sample report](/operate/sample-report.html) of a deployment with one fault.\n\n${markdown}`,
  'docs/migration.md': (markdown, sources) => blocks(migrationLead(sources), markdown),
  'docs/glossary.md': withPlaces,
};

/** The pages made from Markdown files: those of the table, and the decisions. */
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

/** The page of a file. A file without a summary is a decision. */
async function pageOf(file: string, section: Section, about: Partial<About>, sources: SiteSources): Promise<Page> {
  const { name = basename(file, '.md').toLowerCase(), ...said } = about;
  const { title, markdown } = await readTitled(sources.root, file);
  const path = `${section}/${name}.html`;
  const completed = ADDED[file]?.(markdown, sources) ?? markdown;
  return { summary: decisionOf(markdown), ...said, file, path, section, title, markdown: completed };
}

/** The notices above the migration guide: when versions end, and what to do. */
function migrationLead({ contracts }: SiteSources): string {
  const ends = [...new Set(contracts.flatMap(({ sunset }) => sunset ?? []))];
  const next = '[How to move](#how-to-move), and [what they answer now](#what-v1-and-v2-answer-now).';
  return ends.map((sunset) => notice(`**${endOn(sunset)}**, for versions 1 and 2. ${next}`)).join('\n\n');
}

/** The first sentence of a decision, as plain text. */
function decisionOf(markdown: string): string {
  const decided = /\*\*Decision\.?\*\*\s*([\s\S]*?[.:])(?=\s|$)/.exec(markdown)?.[1] ?? 'A decision, and why.';
  return plain(decided.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).replace(/:$/, '.');
}
