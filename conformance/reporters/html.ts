import type { Standing } from '../engine/baseline/standing.ts';
import type { Report } from '../engine/report.ts';
import { filters } from './html/filters.ts';
import { header } from './html/header.ts';
import { markup, ownMarkup, type Markup } from './html/markup.ts';
import { policyOf } from './html/policy.ts';
import { SCRIPT } from './html/script.ts';
import { sections } from './html/sections.ts';
import { STYLE } from './html/style.ts';
import { RULE_PAGES, rulePage } from './rule-page.ts';
import { verdictText } from './standing-text.ts';

const POLICY = policyOf(STYLE, SCRIPT);

/**
 * Writes a report as one HTML file that needs nothing else: no request to anywhere, readable in print and without its
 * script. Failures come first, and every rule has its id as anchor. What the target sent is escaped, and the page's own
 * policy keeps a browser from running anything but the script of the page. Well-formed as XML, too.
 *
 * @param standing - how the report stands against a baseline
 */
export function htmlReport(report: Report, standing?: Standing): string {
  const { name, version } = report.suite;
  const page = markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${ownMarkup(POLICY)}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="referrer" content="no-referrer" />
<meta name="robots" content="noindex" />
<link rel="icon" href="data:," />
<title>Conformance: ${verdictText(report, standing)}</title>
<style>${ownMarkup(STYLE)}</style>
</head>
<body>
${header(report, standing)}
${filters(report)}
<main>${sections(report, standing)}</main>
<footer>${name} ${version}. Secrets were removed before anything was recorded. ${whereRulesAre(report)}</footer>
<script>${ownMarkup(SCRIPT)}</script>
</body>
</html>
`;
  return page.toString();
}

/** Where to read what a rule checks, unless each rule has a link. */
function whereRulesAre(report: Report): Markup | undefined {
  if (rulePage(report, '') !== undefined) return undefined;
  const { command, inCheckout, page } = RULE_PAGES;
  return markup`What a rule checks: <code>${command}</code> (in a checkout <code>${inCheckout}</code>), page <code>${page}</code>.`;
}
