import { groupBy } from '../../group-by.ts';
import type { BaselineComparison } from '../../engine/baseline/comparison.ts';
import type { Report, RuleResult } from '../../engine/report.ts';
import { count, groupByShownReason, notesOf, resultsOf } from '../results.ts';
import { sameItems, standingGroups } from '../standing-text.ts';
import { exchangeAnchor, exchangeBody, exchangeLine, SHOWN_OTHERWISE, SHOWN_WITH_FAILURE } from './exchange.ts';
import { markup, sentence, type Markup } from './markup.ts';
import { run } from './run.ts';
import { failedRule, foldedRule } from './rule.ts';
import { explained, settingsIn, withSettings } from './settings.ts';

/** The findings of a report, the most important first. */
export function sections(report: Report, standing: BaselineComparison | undefined): Markup {
  const failed = (all: readonly RuleResult[]) => [
    all.length === 1
      ? undefined
      : markup`<ul class="index">${all.map(({ id, title }) => markup`<li><a href="#${id}">${sentence(title)}</a></li>\n`)}</ul>`,
    all.map((result) => failedRule(report, result)),
  ];
  const listed = (text: string) => markup`<li>${text}</li>\n`;
  const byReason = (id: RuleResult['status'], title: string, lead: string) =>
    section(id, title, resultsOf(report, id), (results) => [
      lead === '' ? '' : markup`<p>${lead}</p>`,
      grouped(report, groupByShownReason(results), 'reason'),
    ]);
  const byInterface = (all: readonly RuleResult[]) => {
    const groups = groupBy(all, (result) => result.interface);
    return grouped(report, groups);
  };
  return markup`
${baseline(standing)}
${section('failures', 'Failed', resultsOf(report, 'failed', ['must']), failed)}
${section('warnings', 'Warnings', resultsOf(report, 'failed', ['should', 'info']), failed)}
${run(report)}
${byReason('inconclusive', 'Inconclusive', 'Why these rules could not be judged:')}
${section('leftovers', 'Left behind on the target', report.leftovers, (all) => list(all.map(listed)))}
${section('remarks', 'Remarks', report.remarks, (all) => list(all.map(listed)))}
${section('observed', 'Observed', notesOf(report), (all) =>
  folded(
    'Observations (no effect on the verdict)',
    all.map(({ id, note }) => markup`<li><a class="id" href="#${id}">${id}</a> ${note}</li>\n`),
  ),
)}
${byReason('not-applicable', 'Not applicable', 'What shows that these rules do not concern this target:')}
${byReason('skipped', 'Skipped', '')}
${section('passed', 'Passed', resultsOf(report, 'passed'), byInterface)}
${section('settings', 'Settings', settingsIn(report), explained)}
${section('exchanges', 'Exchanges', report.exchanges, () => exchanges(report))}
${section('contracts', 'Contracts', Object.entries(report.suite.contracts), (all) =>
  folded(
    'Digests of the contracts that were judged against',
    all.map(([id, digest]) => markup`<li>${id} <code>${digest}</code></li>\n`),
  ),
)}`;
}

type Content = Markup | string | undefined | readonly Content[];

/** A section of the page; undefined without items. */
function section<Item>(
  id: string,
  title: string,
  items: readonly Item[] = [],
  content: (items: readonly Item[]) => Content,
): Markup | undefined {
  if (items.length === 0) return undefined;
  return markup`<section id="${id}"><h2>${title} <span class="count">${items.length}</span></h2>
${content(items)}</section>`;
}

const list = (items: readonly Markup[]): Markup => markup`<ul>${items}</ul>`;

const folded = (summary: string, items: readonly Markup[]): Markup =>
  markup`<details><summary>${summary}</summary>${list(items)}</details>`;

function grouped(report: Report, groups: readonly [string, readonly RuleResult[]][], kind?: 'reason'): Markup[] {
  const heading = kind === undefined ? undefined : markup` class="${kind}"`;
  return groups.map(
    ([name, results]) => markup`<div class="group"><h3${heading}>${withSettings(name)}</h3>
${results.map((result) => foldedRule(report, result))}</div>\n`,
  );
}

function baseline(standing: BaselineComparison | undefined): Markup | undefined {
  const groups = standingGroups(standing);
  const all = groups.flatMap(({ items }) => items);
  return section('baseline', 'Baseline', all, () =>
    groups.map((group) => {
      const items = sameItems(group).map(([{ name, text }, ...others]) => {
        const more = list(others.map((other) => markup`<li><code>${other.name}</code></li>\n`));
        const folds = markup`<details class="more"><summary>${count(others.length, 'more case')}</summary>${more}</details>`;
        return markup`<li><code>${name}</code> ${text}${others.length === 0 ? undefined : folds}</li>\n`;
      });
      return markup`<div class="group"><h3>${group.heading}: ${group.says}</h3>
${list(items)}</div>\n`;
    }),
  );
}

function exchanges(report: Report): Markup[] {
  const telling = new Set(
    report.rules
      .filter(({ status }) => status === 'failed')
      .flatMap(({ cases = [], shownBy }) => [shownBy, ...cases.map((one) => one.shownBy)]),
  );
  return report.exchanges.map((exchange, index) => {
    const limit = telling.has(index) ? SHOWN_WITH_FAILURE : SHOWN_OTHERWISE;
    return markup`<details class="exchange" id="${exchangeAnchor(index)}"><summary><span class="dim">${index}</span> ${exchangeLine(exchange)}</summary>
${exchangeBody(exchange, limit)}</details>\n`;
  });
}
