import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interfaceLink } from '../addresses.ts';
import { namesOf, termFinder } from '../glossary.ts';
import { splitTitle } from '../markdown.ts';
import { link } from '../md.ts';
import type { PageSource, SiteSources } from '../page.ts';

const FILE = 'docs/glossary.md';
const HEADER = /^\| Term +\| Meaning +\|\n\|[ -]+\|[ -]+\|\n/gm;
const ROW = /^\| (`.*?`) *\| (.*?) *\|$/gm;

/** The glossary: the terms and meanings of its Markdown file, and with each the interfaces where it is met. */
const glossary: PageSource = async (sources) => {
  const { title, markdown } = splitTitle(await readFile(join(sources.root, FILE), 'utf8'), FILE);
  const placesOf = await finder(sources);
  const completed = markdown
    .replace(HEADER, '| Term | Meaning | Where it is met |\n| --- | --- | --- |\n')
    .replace(ROW, (_, terms: string, meaning: string) => `| ${terms} | ${meaning} | ${placesOf(termsOf(terms))} |`);
  return [
    {
      path: 'interfaces/glossary.html',
      file: FILE,
      title,
      shortTitle: 'Glossary',
      summary: 'What the German names in the contracts mean, and where each of them is met.',
      section: 'interfaces',
      markdown: completed,
    },
  ];
};
export default glossary;

/** The terms of a row, which stand in its first cell as code. */
export function termsOf(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, term = '']) => term);
}

/** Every row of the glossary: its terms. */
export function rowsOf(markdown: string): string[][] {
  return Array.from(markdown.matchAll(ROW), ([, terms = '']) => termsOf(terms));
}

async function finder({ contracts }: SiteSources): Promise<(terms: readonly string[]) => string> {
  const finders = await Promise.all(
    contracts.map(async (contract) => [contract.id, termFinder(await namesOf(contract))] as const),
  );
  return (terms) => finders.flatMap(([id, has]) => (terms.some(has) ? [link(id, interfaceLink(id))] : [])).join(', ');
}
