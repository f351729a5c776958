import { groupBy } from '../../group-by.ts';
import type { BaselineComparison } from '../../engine/baseline/comparison.ts';
import type { Report, RuleResult } from '../../engine/report.ts';
import { groupByShownReason, resultsOf } from '../results.ts';
import { standingGroups } from '../standing-text.ts';
import { exchangeAnchor, exchangeBody, exchangeLine, SHOWN_OTHERWISE, SHOWN_WITH_FAILURE } from './exchange.ts';
import { markup, type Markup } from './markup.ts';
import { failedRule, foldedRule } from './rule.ts';

/** The findings of a report, what matters most first. */
export function sections(report: Report, standing: BaselineComparison | undefined): Markup {
  const failed = resultsOf(report, 'failed');
  return markup`
${baseline(standing)}
${failures(
  report,
  'failures',
  'Failed',
  failed.filter(({ level }) => level === 'must'),
)}
${failures(
  report,
  'warnings',
  'Warnings',
  failed.filter(({ level }) => level !== 'must'),
)}
${byReason(report, 'inconclusive', 'Inconclusive', 'Why these rules could not be judged:')}
${listed('leftovers', 'Left behind on the target', report.leftovers)}
${listed('remarks', 'Remarks', report.remarks)}
${observations(report)}
${byReason(report, 'not-applicable', 'Not applicable', 'What shows that these rules do not concern this target:')}
${byReason(report, 'skipped', 'Skipped', undefined)}
${passed(report)}
${exchanges(report)}
${contracts(report)}`;
}

function section(id: string, title: string, number: number, content: Markup): Markup {
  return markup`<section id="${id}"><h2>${title} <span class="count">${number}</span></h2>
${content}</section>`;
}

function failures(report: Report, id: string, title: string, results: readonly RuleResult[]): Markup | undefined {
  if (results.length === 0) return undefined;
  return section(id, title, results.length, markup`${results.map((result) => failedRule(report, result))}`);
}

function byReason(
  report: Report,
  status: RuleResult['status'],
  title: string,
  lead: string | undefined,
): Markup | undefined {
  const results = resultsOf(report, status);
  if (results.length === 0) return undefined;
  const groups = groupByShownReason(results).map(
    ([reason, same]) => markup`<div class="group"><h3 class="reason">${reason}</h3>
${same.map((result) => foldedRule(report, result))}</div>\n`,
  );
  return section(
    status,
    title,
    results.length,
    markup`${lead === undefined ? undefined : markup`<p>${lead}</p>`}${groups}`,
  );
}

function baseline(standing: BaselineComparison | undefined): Markup | undefined {
  if (standing === undefined) return undefined;
  const groups = standingGroups(standing).map(
    ({ heading, says, items }) => markup`<div class="group"><h3>${heading}: ${says}</h3>
<ul>${items.map(({ name, text }) => markup`<li><code>${name}</code> ${text}</li>\n`)}</ul></div>\n`,
  );
  return section('baseline', 'Baseline', standing.entries.length, markup`${groups}`);
}

function listed(id: string, title: string, all: readonly string[] = []): Markup | undefined {
  if (all.length === 0) return undefined;
  const items = all.map((one) => markup`<li>${one}</li>\n`);
  return section(id, title, all.length, markup`<ul>${items}</ul>`);
}

function observations({ rules }: Report): Markup | undefined {
  const notes = rules.flatMap(({ id, notes: own = [] }) => own.map((note) => ({ id, note })));
  if (notes.length === 0) return undefined;
  const items = notes.map(({ id, note }) => markup`<li><a class="id" href="#${id}">${id}</a> ${note}</li>\n`);
  return section(
    'observed',
    'Observed',
    notes.length,
    markup`<details><summary>Observations, which decide nothing</summary><ul>${items}</ul></details>`,
  );
}

function passed(report: Report): Markup | undefined {
  const results = resultsOf(report, 'passed');
  if (results.length === 0) return undefined;
  const groups = groupBy(results, (result) => result.interface).map(
    ([name, own]) => markup`<div class="group"><h3>${name}</h3>
${own.map((result) => foldedRule(report, result))}</div>\n`,
  );
  return section('passed', 'Passed', results.length, markup`${groups}`);
}

function exchanges(report: Report): Markup | undefined {
  if (report.exchanges.length === 0) return undefined;
  const telling = new Set(
    report.rules
      .filter(({ status }) => status === 'failed')
      .flatMap(({ cases = [], shownBy }) => [shownBy, ...cases.map((one) => one.shownBy)]),
  );
  const items = report.exchanges.map(
    (
      exchange,
      index,
    ) => markup`<details class="exchange" id="${exchangeAnchor(index)}"><summary><span class="dim">${index}</span> ${exchangeLine(
      exchange,
    )}</summary>
${exchangeBody(exchange, telling.has(index) ? SHOWN_WITH_FAILURE : SHOWN_OTHERWISE)}</details>\n`,
  );
  return section('exchanges', 'Exchanges', report.exchanges.length, markup`${items}`);
}

function contracts({ suite }: Report): Markup | undefined {
  const all = Object.entries(suite.contracts);
  if (all.length === 0) return undefined;
  const items = all.map(([id, digest]) => markup`<li>${id} <code>${digest}</code></li>\n`);
  return section(
    'contracts',
    'Contracts',
    all.length,
    markup`<details><summary>Digests of the contracts that were judged against</summary><ul>${items}</ul></details>`,
  );
}
