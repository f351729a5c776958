import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readTitled } from '../markdown.ts';
import { dayOf, notice, plain, verbOf } from '../md.ts';
import type { Page, Section, SiteSources } from '../page.ts';

/** What the site says of a Markdown file that is a page. */
interface About extends Pick<Page, 'summary' | 'shortTitle'> {
  /** The page is called as the file unless it has a name. */
  name?: string;
  /** Markdown that the site puts before that of the file: links to pages that are no files. */
  lead?: (sources: SiteSources) => string;
}

/** The files by section, in the order of the navigation: one entry makes a page. */
export const FILES: Partial<Record<Section, Readonly<Record<string, string | About>>>> = {
  develop: {
    'docs/mocks.md': 'All interfaces on your machine: how to run the mocks, and how to get the answer that you need.',
    'docs/testing.md': 'Tests of an application without a server, and forms that know the contract.',
    'docs/payloads.md': 'What is not published, and you know: types, validators and flows for payloads of your own.',
    'docs/interchange.md': 'The interfaces as a Postman collection, for Postman and newman.',
  },
  operate: {
    'docs/conformance.md': {
      summary: 'How to judge a deployment: the configuration, what is sent, selecting rules, reports, CI.',
      lead: () =>
        'What comes out of it: [a sample report](/operate/sample-report.html) of a deployment with one fault.',
    },
    'docs/fleet.md':
      'Many deployments: configurations in layers, one summary, metrics and alerts, Kubernetes, GitHub Actions.',
    'docs/sweep.md': 'A smoke test that sends every operation once, and what it does not show.',
  },
  migrate: {
    'docs/migration.md': {
      name: 'index',
      summary: 'What replaces each operation of v1 and v2 of offers and cases, and when they end.',
      shortTitle: 'Migration to v3',
      lead: migrationLead,
    },
  },
  project: {
    'docs/proof.md': 'What the suite catches, and what it lets pass: faults, mutants, variants, chaos.',
    'docs/benchmarks.md': 'How much the suite catches, how fast everything is, and how peers do, measured.',
    'CHANGELOG.md': 'All notable changes.',
    'docs/release.md': 'How a change gets its version, the gate, and how a version gets to npm.',
    'SECURITY.md': 'Supported versions, how to report a vulnerability, and what the tools do with credentials.',
    'CONTRIBUTING.md': 'The tree of the repository, and how to add an interface, a rule, a fault, a variant.',
    'specs/README.md': {
      name: 'contracts',
      summary: 'How the contracts are written: folders, names, and what is done about gaps in the sources.',
      shortTitle: 'How contracts are written',
    },
    'docs/adr/README.md': {
      name: 'adr/index',
      summary: 'Why things are as they are: one page for each decision that someone could doubt.',
    },
  },
};

/** The pages that are one Markdown file each. */
export default async function prose(sources: SiteSources): Promise<Page[]> {
  const pages = Object.entries(FILES).flatMap(([section, files]) =>
    Object.entries(files).map(async ([file, about]): Promise<Page> => {
      const { name, lead, ...said } = typeof about === 'string' ? { name: undefined, summary: about } : about;
      const { title, markdown } = await readTitled(sources.root, file);
      const path = `${section}/${name ?? basename(file, '.md').toLowerCase()}.html`;
      const before = lead === undefined ? '' : `${lead(sources)}\n\n`;
      return { ...said, file, path, section: section as Section, title, markdown: before + markdown };
    }),
  );
  return [...(await Promise.all(pages)), ...(await decisions(sources))];
}

/** What stands above the page about the migration: what is to be done at this time. */
function migrationLead({ contracts, today }: SiteSources): string {
  const ends = [...new Set(contracts.flatMap(({ sunset }) => sunset ?? []))];
  const notices = ends.map((sunset) => {
    const day = dayOf(sunset);
    return verbOf(sunset, today) === 'ends'
      ? `**Versions 1 and 2 end on ${day}.** [What to do in the remaining days](#in-the-remaining-days).`
      : `**Versions 1 and 2 ended on ${day}.** [What to do now](#after-the-last-day).`;
  });
  return notices.map(notice).join('\n\n');
}

const DECISIONS = 'docs/adr';

/** One page for each decision. */
async function decisions({ root }: SiteSources): Promise<Page[]> {
  const names = (await readdir(join(root, DECISIONS))).filter((name) => /^\d{4}-.*\.md$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = `${DECISIONS}/${name}`;
      const { title, markdown } = await readTitled(root, file);
      const path = `project/adr/${name.replace(/\.md$/, '.html')}`;
      return { file, path, title, summary: decisionOf(markdown), section: 'project', unlisted: true, markdown };
    }),
  );
}

/** The first sentence of what was decided, as text. */
function decisionOf(markdown: string): string {
  const decided = /\*\*Decision\.?\*\*\s*([\s\S]*?[.:])(?=\s|$)/.exec(markdown)?.[1] ?? 'A decision, and why.';
  return plain(decided.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).replace(/:$/, '.');
}
