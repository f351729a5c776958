import type { Standing } from '../engine/baseline/standing.ts';
import type { Report } from '../engine/report.ts';
import { filters } from './html/filters.ts';
import { framed } from './html/frame.ts';
import { header } from './html/header.ts';
import { markup, type Markup } from './html/markup.ts';
import { SCRIPT } from './html/script.ts';
import { sections } from './html/sections.ts';
import { RULE_PAGES, rulePage } from './rule-page.ts';
import { verdictText } from './standing-text.ts';

/**
 * Writes a report as one HTML file that needs nothing else, readable in print and without its script. Failures come first, and every
 * rule has its id as anchor. What the target sent is escaped.
 *
 * @param standing - how the report stands against a baseline
 */
export function htmlReport(report: Report, standing?: Standing): string {
  const { name, version } = report.suite;
  const body = markup`${header(report, standing)}
${filters(report)}
<main>${sections(report, standing)}</main>
<footer>${name} ${version}. Secrets were removed before anything was recorded. ${whereRulesAre(report)}</footer>`;
  return framed(verdictText(report, standing), body, SCRIPT);
}

/** Where to read what a rule checks, unless each rule has a link. */
function whereRulesAre(report: Report): Markup | undefined {
  if (rulePage(report, '') !== undefined) return undefined;
  const { command, inCheckout, page } = RULE_PAGES;
  return markup`What a rule checks: <code>${command}</code> (in a checkout <code>${inCheckout}</code>), page <code>${page}</code>.`;
}
