import { join } from 'node:path';
import { coverageOf } from '../../../conformance/engine/coverage.ts';
import { loadRules } from '../../../conformance/engine/load-rules.ts';
import { faults } from '../../../conformance/reference/faults.ts';
import { readContracts } from '../contracts.ts';
import siteAssets from './assets.ts';
import contractPages from './contract-pages.ts';
import type { SiteSources, Source } from './page.ts';
import changes from './pages/changes.ts';
import clientReference from './pages/client-reference.ts';
import graphql from './pages/graphql.ts';
import interfaces from './pages/interfaces.ts';
import notSpecified from './pages/not-specified.ts';
import prose from './pages/prose.ts';
import rights from './pages/rights.ts';
import rules from './pages/rules.ts';
import sampleReport from './pages/sample-report.ts';
import start from './pages/start.ts';
import statements from './pages/statements.ts';
import { readLibrary } from './reference/library.ts';
import tryItForms from './try-it-form.ts';

/** The sources of the pages. Within a section, the navigation keeps this order. */
export const SOURCES: readonly Source[] = [
  start,
  interfaces,
  rights,
  notSpecified,
  changes,
  graphql,
  rules,
  statements,
  clientReference,
  prose,
  contractPages,
  sampleReport,
  tryItForms,
  siteAssets,
];

/**
 * Loads the input of all pages.
 *
 * @param root absolute path of the repository
 * @param today day of the build, `YYYY-MM-DD`
 * @throws Error if the contracts or the rules cannot be read
 */
export async function loadSources(root: string, today: string): Promise<SiteSources> {
  const [contracts, allRules] = await Promise.all([readContracts(join(root, 'generated')), loadRules()]);
  const library = readLibrary(root);
  return { root, today, contracts, rules: allRules, coverage: coverageOf(allRules), faults, library };
}
