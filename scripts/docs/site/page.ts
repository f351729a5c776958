import type { StatementCoverage } from '../../../conformance/engine/coverage.ts';
import type { LoadedRule } from '../../../conformance/engine/load-rules.ts';
import type { RegisteredFault } from '../../../conformance/reference/faults.ts';
import type { Contract } from '../contracts.ts';
import type { Library } from './reference/library.ts';

/** The sections of the site with their headings, in the order of the navigation. */
export const SECTIONS = {
  start: 'Start',
  interfaces: 'Interfaces',
  rules: 'Rules',
  develop: 'Develop',
  operate: 'Operate',
  migrate: 'Migrate',
  project: 'Project',
} as const;
export type Section = keyof typeof SECTIONS;

/** Purposes of the sections that have no index page. */
export const PURPOSES: Partial<Record<Section, string>> = {
  develop: 'For those who build an application: mocks, tests, and the client library.',
  operate: 'For those who judge deployments: one or many, by hand or in a pipeline.',
  project: 'For those who change or trust this project: how it is made, proved and released.',
};

/** A page of the site, as its source makes it. */
export interface Page {
  /** Path inside the site: `rules/report/accepted-with-location.html`. */
  path: string;
  title: string;
  /** One sentence, shown below the title, in lists and in search results. */
  summary: string;
  section: Section;
  /**
   * Markdown (HTML allowed), without the title. Links to other pages of the site start with a slash (`/rules/index.html#report`);
   * they become relative, and must exist. No `style` attributes, no inline scripts: the policy of the pages forbids them.
   */
  markdown: string;
  /** The complete HTML of a page that does not use the site's layout; its Markdown still serves search and Markdown files. */
  html?: string;
  /** An inline script that runs before anything is loaded, and may set the base address. */
  begin?: string;
  /** Left out of the navigation (single rules). */
  unlisted?: boolean;
  /** Context of the title, such as the interface of a rule; shown beside the title in tabs and in the search. */
  belongsTo?: string;
  /** Name in the navigation and the breadcrumbs, if the title is too long. */
  shortTitle?: string;
  /** Scripts of this page: names of files in `../browser/` without their ending (`try-it`). */
  scripts?: readonly string[];
  /** The page's Markdown file, from the root of the repository; relative links start there. */
  file?: string;
}

/** A file of the site that is not a page; written unchanged. */
export interface SiteFile {
  /** Path inside the site: `examples/cases-overlay.yaml`. */
  path: string;
  content: string;
  /** The original in the repository, from its root; links to it from Markdown files lead to this file. */
  file?: string;
}

/** The input of all pages; loaded once. */
export interface SiteSources {
  /** Absolute path of the repository. */
  root: string;
  /** The day of the build, `YYYY-MM-DD`: an interface that ended long before it may leave the contracts. */
  today: string;
  /** In the order of the registry. */
  contracts: readonly Contract[];
  /** Sorted by id. */
  rules: readonly LoadedRule[];
  /** Every statement with its coverage. */
  coverage: readonly StatementCoverage[];
  faults: readonly RegisteredFault[];
  library: Library;
}

type Made = Page | SiteFile | (Page | SiteFile)[];
export type Source = (sources: SiteSources) => Made | Promise<Made>;
