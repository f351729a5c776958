import type { BaselineComparison } from '../engine/baseline/comparison.ts';
import type { Report } from '../engine/report.ts';
import { LEVELS } from '../engine/rule.ts';
import { framed } from './html/frame.ts';
import { markup, type Markup } from './html/markup.ts';
import { subject } from './html/run.ts';
import { SCRIPT } from './html/script.ts';
import { sections } from './html/sections.ts';
import { headline, selectedResults } from './results.ts';
import { RULE_PAGES, rulePage } from './rule-page.ts';
import { verdictText } from './standing-text.ts';

const VERDICTS = { conformant: 'Conformant', nonconformant: 'Not conformant', inconclusive: 'Inconclusive' } as const;

/**
 * Renders a report as one self-contained HTML file, readable in print and without its script. Failures come first, and each rule has its
 * id as anchor. Text from the target is escaped.
 *
 * @param standing - the comparison with a baseline
 */
export function htmlReport(report: Report, standing?: BaselineComparison): string {
  const { name, version } = report.suite;
  const body = markup`<header class="${report.verdict}">
<h1>${VERDICTS[report.verdict]}${standing?.isKnown === true ? ', known' : ''}</h1>
<p class="lead">${headline(report)}</p>
${subject(report)}
</header>
${filters(report)}
<main>${sections(report, standing)}</main>
<footer>${name} ${version}. Secrets were removed before anything was recorded. ${whereRulesAre(report)}</footer>`;
  return framed(verdictText(report, standing), body, SCRIPT);
}

/** A note on where rules are documented, unless each rule has a link. */
function whereRulesAre(report: Report): Markup | undefined {
  if (rulePage(report, '') !== undefined) return undefined;
  const { command, inCheckout, page } = RULE_PAGES;
  return markup`What a rule checks: <code>${command}</code> (in a checkout <code>${inCheckout}</code>), page <code>${page}</code>.`;
}

/** The filters; hidden until the script runs. */
function filters(report: Report): Markup {
  const results = selectedResults(report);
  return markup`<form id="filters" role="search" hidden>
<label>Search <input type="search" name="text" placeholder="rule, reason, path" /></label>
${select('status', [...new Set(results.map(({ status }) => status))])}
${select('level', LEVELS)}
${select('interface', [...new Set(results.map((result) => result.interface))])}
<output name="shown"></output>
</form>`;
}

function select(name: string, values: readonly string[]): Markup {
  return markup`<label>${name.replace(/^./, (first) => first.toUpperCase())} <select name="${name}"><option value="">all</option>${values.map(
    (value) => markup`<option value="${value}">${value.replace('-', ' ')}</option>`,
  )}</select></label>`;
}
