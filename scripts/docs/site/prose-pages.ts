import { dayOf, notice, verbOf } from './md.ts';
import type { SiteSources } from './page.ts';

/** Where a Markdown file of the repository stands in the site. */
export interface ProsePage {
  /** From the root of the repository. */
  file: string;
  /** In the folder of its section. */
  path: string;
  summary: string;
  shortTitle?: string;
  /** Markdown that the site puts before that of the file: links to pages that are no files. */
  lead?: string | ((sources: SiteSources) => string);
}

/** The pages that are one Markdown file each, in the order of the navigation: one entry makes a page. */
export const PROSE_PAGES: readonly ProsePage[] = [
  {
    file: 'docs/mocks.md',
    path: 'develop/mocks.html',
    summary: 'All interfaces on your machine: how to run the mocks, and how to get the answer that you need.',
  },
  {
    file: 'docs/testing.md',
    path: 'develop/testing.html',
    summary: 'Tests of an application without a server, and forms that know the contract.',
  },
  {
    file: 'docs/payloads.md',
    path: 'develop/payloads.html',
    summary: 'What is not published, and you know: types, validators and flows for payloads of your own.',
  },
  {
    file: 'docs/interchange.md',
    path: 'develop/interchange.html',
    summary: 'The interfaces as a Postman collection, for Postman and newman.',
  },
  {
    file: 'docs/conformance.md',
    path: 'operate/conformance.html',
    summary: 'How to judge a deployment: the configuration, what is sent, selecting rules, reports, CI.',
    lead: 'What comes out of it: [a sample report](/operate/sample-report.html) of a deployment with one fault.',
  },
  {
    file: 'docs/fleet.md',
    path: 'operate/fleet.html',
    summary: 'Many deployments: configurations in layers, one summary, metrics and alerts, Kubernetes, GitHub Actions.',
  },
  {
    file: 'docs/sweep.md',
    path: 'operate/sweep.html',
    summary: 'A smoke test that sends every operation once, and why it is no proof.',
  },
  {
    file: 'docs/migration.md',
    path: 'migrate/index.html',
    summary: 'What replaces each operation of v1 and v2 of offers and cases, and when they end.',
    shortTitle: 'Migration to v3',
    lead: migrationLead,
  },
  {
    file: 'docs/proof.md',
    path: 'project/proof.html',
    summary: 'What the suite catches, and what it lets pass: faults, mutants, variants, chaos.',
  },
  {
    file: 'docs/benchmarks.md',
    path: 'project/benchmarks.html',
    summary: 'How much the suite catches, how fast everything is, and how peers do, measured.',
  },
  {
    file: 'CHANGELOG.md',
    path: 'project/changelog.html',
    summary: 'All notable changes.',
  },
  {
    file: 'docs/release.md',
    path: 'project/release.html',
    summary: 'How a change gets its version, the gate, and how a version gets to npm.',
  },
  {
    file: 'SECURITY.md',
    path: 'project/security.html',
    summary: 'Supported versions, how to report a vulnerability, and what the tools do with credentials.',
  },
  {
    file: 'CONTRIBUTING.md',
    path: 'project/contributing.html',
    summary: 'The tree of the repository, and how to add an interface, a rule, a fault, a variant.',
  },
  {
    file: 'specs/README.md',
    path: 'project/contracts.html',
    summary: 'How the contracts are written: folders, names, and what is done about gaps in the sources.',
    shortTitle: 'How contracts are written',
  },
];

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
