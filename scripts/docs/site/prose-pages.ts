import { basename } from 'node:path';
import { dayOf, notice, verbOf } from './md.ts';
import type { Page, Section, SiteSources } from './page.ts';

/** A page that is one Markdown file of the repository, without what stands in the file. */
export interface ProsePage extends Omit<Page, 'title' | 'markdown'> {
  file: string;
  /** Markdown that the site puts before that of the file: links to pages that are no files. */
  lead?: string | ((sources: SiteSources) => string);
}

type About = Pick<ProsePage, 'summary' | 'shortTitle' | 'lead'> & { name?: string };

/** The files by section, in the order of the navigation: one entry makes a page, which is called as the file unless it has a name. */
const FILES: Partial<Record<Section, Readonly<Record<string, string | About>>>> = {
  develop: {
    'docs/mocks.md': 'All interfaces on your machine: how to run the mocks, and how to get the answer that you need.',
    'docs/testing.md': 'Tests of an application without a server, and forms that know the contract.',
    'docs/payloads.md': 'What is not published, and you know: types, validators and flows for payloads of your own.',
    'docs/interchange.md': 'The interfaces as a Postman collection, for Postman and newman.',
  },
  operate: {
    'docs/conformance.md': {
      summary: 'How to judge a deployment: the configuration, what is sent, selecting rules, reports, CI.',
      lead: 'What comes out of it: [a sample report](/operate/sample-report.html) of a deployment with one fault.',
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
export const PROSE_PAGES: readonly ProsePage[] = Object.entries(FILES).flatMap(([section, files]) =>
  Object.entries(files).map(([file, about]) => {
    const { name = basename(file, '.md').toLowerCase(), ...said } =
      typeof about === 'string' ? { summary: about } : about;
    return { file, path: `${section}/${name}.html`, section: section as Section, ...said };
  }),
);

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
