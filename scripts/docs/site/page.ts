import type { StatementCoverage } from '../../../conformance/engine/coverage.ts';
import type { LoadedRule } from '../../../conformance/engine/load-rules.ts';
import type { RegisteredFault } from '../../../conformance/reference/faults.ts';
import type { Contract } from '../contracts.ts';
import type { Library } from './reference/library.ts';

/** The sections of the site in the order of its navigation, each with its heading. */
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

/** What the sections are for that have no first page of their own. */
export const PURPOSES: Partial<Record<Section, string>> = {
  develop: 'For those who build an application: mocks, tests, and the client library.',
  operate: 'For those who judge deployments: one or many, by hand or in a pipeline.',
  project: 'For those who change or trust this project: how it is made, proved and released.',
};

/** One page of the site, as its source gives it. */
export interface Page {
  /** Path inside the site: `rules/report/accepted-with-location.html`. */
  path: string;
  title: string;
  /** One sentence: under the title, in lists and in the results of the search. */
  summary: string;
  section: Section;
  /**
   * Markdown (HTML allowed), without the title. Links to other pages of the site start with a slash (`/rules/index.html#report`);
   * they become relative, and must exist. No `style` attributes, no inline scripts: the policy of the pages forbids them.
   */
  markdown: string;
  /** The whole page as HTML, where it is not in the layout of the site; its Markdown stands for it elsewhere. */
  html?: string;
  /** A script of its own that runs before anything is loaded, and may say where the site begins. */
  begin?: string;
  /** Left out of the side navigation (single rules). */
  unlisted?: boolean;
  /** What it belongs to, where its title alone does not tell: a rule to its interface. Stands beside the title in tabs and in the search. */
  belongsTo?: string;
  /** Its name in the navigation and the breadcrumbs, where the title is too long. */
  shortTitle?: string;
  /** Scripts of this page alone: names of files in `../browser/` without their ending (`try-it`). */
  scripts?: readonly string[];
  /** The Markdown file that the page is, from the root of the repository: its relative links lead from there. */
  file?: string;
}

/** A file of the site that is no page: it is written as it is. */
export interface SiteFile {
  /** Path inside the site: `examples/cases-overlay.yaml`. */
  path: string;
  content: string;
  /** The file that it is a copy of, from the root of the repository: links of Markdown files to that one lead here. */
  file?: string;
}

/** Everything that pages are made from; loaded once for all of them. */
export interface SiteSources {
  /** Absolute path of the repository. */
  root: string;
  /** The day on which the pages are made, `YYYY-MM-DD`: an interface that ended long before it may leave the contracts. */
  today: string;
  /** In the order of the registry. */
  contracts: readonly Contract[];
  /** Sorted by id. */
  rules: readonly LoadedRule[];
  /** Every statement with what settles it. */
  coverage: readonly StatementCoverage[];
  /** Every fault of the reference deployment. */
  faults: readonly RegisteredFault[];
  /** The client library, by its docstrings. */
  library: Library;
}

/** What a source makes: pages, each kind in a file of its own below `pages/`, and other files. */
type Made = Page | SiteFile | (Page | SiteFile)[];
export type Source = (sources: SiteSources) => Made | Promise<Made>;
