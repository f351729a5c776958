import type { Report, RuleResult } from '../../engine/report.ts';
import { count, findingsOf, MOST_FINDINGS, STATUS_MARKS, statementsOf, type Finding } from '../results.ts';
import { rulePage } from '../rule-page.ts';
import { exchangeAnchor, exchangeBody, exchangeLine, SHOWN_WITH_FAILURE } from './exchange.ts';
import { markup, sentence, type Markup } from './markup.ts';
import { withSettings } from './settings.ts';

/** A failed rule in full: expectation, result, cases, and the exchanges that show the failure. */
export function failedRule(report: Report, result: RuleResult): Markup {
  const findings = findingsOf(result).map((finding, index) => [
    describeFinding(report, finding, index === 0),
    eachCase(result, finding),
  ]);
  const more = findings.slice(MOST_FINDINGS);
  return markup`<article class="rule failed ${result.level}" id="${result.id}" ${filterData(result)}>
<h3><span class="mark">${STATUS_MARKS.failed}</span> ${sentence(result.title)}</h3>
${origin(report, result)}
${findings.slice(0, MOST_FINDINGS)}
${more.length === 0 ? undefined : markup`<details class="more"><summary>${count(more.length, 'more finding')}</summary>${more}</details>`}
${result.exchanges.length === 1 && result.shownBy !== undefined ? undefined : exchangeLinks(report, result)}
</article>`;
}

/** Any other rule in one line, with folded details. */
export function foldedRule(report: Report, result: RuleResult): Markup {
  return markup`<details class="rule ${result.status}" id="${result.id}" ${filterData(result)}>
<summary><span class="mark">${STATUS_MARKS[result.status]}</span> <span class="id">${result.id}</span> <span class="title">${sentence(
    result.title,
  )}</span> <span class="badge">${result.level}</span></summary>
${origin(report, result)}
${cases(result)}
${exchangeLinks(report, result)}
</details>`;
}

/** Attributes for the filters. */
function filterData({ status, level, interface: id }: RuleResult): Markup {
  return markup`data-status="${status}" data-level="${level}" data-interface="${id}"`;
}

function origin(report: Report, result: RuleResult): Markup {
  const { id, level, durationMs, checks } = result;
  const page = rulePage(report, id);
  const name =
    page === undefined ? markup`<span class="id">${id}</span>` : markup`<a class="id" href="${page}">${id}</a>`;
  return markup`<p class="origin">${name} <span class="badge">${level}</span> <span class="dim">${count(checks, 'check')}, ${durationMs} ms</span> <a class="dim" href="#${id}" title="Link to this rule" aria-label="Link to ${id}">#</a></p>
${statementsOf(report, result).map((one) => markup`<p class="statement">${sentence(one)}</p>\n`)}`;
}

function describeFinding(report: Report, finding: Finding, first: boolean): Markup {
  const { reason, contrast, cases: names, shownBy } = finding;
  const exchange = shownBy === undefined ? undefined : report.exchanges[shownBy];
  const what =
    contrast === undefined
      ? markup`<p class="got">${withSettings(reason)}</p>`
      : markup`<dl class="contrast"><dt>Expected</dt><dd class="expected">${contrast.expected}</dd><dt>Got</dt><dd class="got">${withSettings(
          contrast.got,
        )}</dd></dl>`;
  const where =
    names.length === 0
      ? undefined
      : markup`<p class="cases"><span class="dim">${names.length === 1 ? 'Case' : `${names.length} cases`}:</span> ${names.map(
          (name) => markup`<code>${name}</code> `,
        )}</p>`;
  if (exchange === undefined) return markup`<div class="finding">${what}${where}</div>`;
  return markup`<div class="finding">${what}${where}<details class="exchange" ${first ? markup`open` : undefined}><summary>${exchangeLine(
    exchange,
  )}</summary>
${exchangeBody(exchange, SHOWN_WITH_FAILURE)}</details></div>`;
}

/** The reason of each case, if the reasons of a finding differ. */
function eachCase({ cases: all = [] }: RuleResult, { differ, cases: names }: Finding): Markup | undefined {
  if (differ !== true) return undefined;
  return markup`<details><summary>Their identifiers differ</summary>${cases({ cases: all.filter(({ name }) => names.includes(name)) })}</details>`;
}

function cases({ cases: all = [] }: Pick<RuleResult, 'cases'>): Markup | undefined {
  if (all.length === 0) return undefined;
  return markup`<ul class="cases">${all.map(
    ({ name, status, reason }) =>
      markup`<li><span class="mark ${status}">${STATUS_MARKS[status]}</span> <code>${name}</code> ${
        reason === undefined ? undefined : markup`<span>${withSettings(reason)}</span>`
      }</li>\n`,
  )}</ul>`;
}

function exchangeLinks(report: Report, { exchanges }: RuleResult): Markup | undefined {
  if (exchanges.length === 0) return undefined;
  const links = exchanges.map((index) => {
    const exchange = report.exchanges[index];
    const answer = exchange?.response?.status ?? 'no answer';
    return markup`<a href="#${exchangeAnchor(index)}">${exchange?.request.method} ${pathOf(exchange?.request.url)} ${answer}</a> `;
  });
  return markup`<details class="links"><summary>${
    exchanges.length === 1 ? 'Its exchange' : `All ${exchanges.length} exchanges`
  }</summary><p>${links}</p></details>`;
}

function pathOf(url = ''): string {
  const [path = ''] = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1);
  return path || '/';
}
