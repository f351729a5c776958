import { checkName, checksOf, type BaselineComparison } from '../engine/baseline/comparison.ts';
import { cut } from '../engine/expect.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import { named } from '../named.ts';
import { count, groupByShownReason, resultLines, resultsOf } from './results.ts';
import { outdatedGroups } from './standing-text.ts';
import { visible } from './visible.ts';

/** Maximum number of annotations of one kind in a step; GitHub drops the others silently. */
const MOST_ANNOTATIONS = 10;
/** Maximum length of a message, in characters. */
const LONGEST_MESSAGE = 4000;
/** Maximum number of named cases of a finding; the job summary has all. */
const MOST_CASES = 12;

type Kind = 'error' | 'warning';

/**
 * Creates a workflow command in one line. Its parts are escaped, since a line break would begin a new command.
 *
 * @param title - heading of the annotation
 * @param message - its text; may have several lines
 */
export function annotation(kind: Kind, title: string, message: string): string {
  const heading = escape(title).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${kind} title=${heading}::${escape(cut(message, LONGEST_MESSAGE))}`;
}

function escape(text: string): string {
  return visible(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

/**
 * Annotations of a report: errors for failed must-rules and outdated entries of the baseline; warnings for failed should-rules,
 * inconclusive must-rules, and known failures.
 *
 * @param standing - the comparison with a baseline
 */
export function annotationsOf(report: Report, standing?: BaselineComparison): string[] {
  const failed = resultsOf(report, 'failed', ['must']);
  const isNew = (rule: RuleResult) =>
    checksOf(rule).some((one) => one.status === 'failed' && standing?.accepted.has(checkName(rule, one)) !== true);
  return [
    ...outdatedEntries(standing),
    ...annotate(report, 'error', each(failed.filter(isNew))),
    ...annotate(report, 'warning', [
      ...groupByShownReason(resultsOf(report, 'inconclusive', ['must'])).map(([, waiting]) => waiting),
      ...each(resultsOf(report, 'failed', ['should'])),
      ...each(failed.filter((rule) => !isNew(rule))),
    ]),
  ];
}

function outdatedEntries(standing: BaselineComparison | undefined): string[] {
  const all = outdatedGroups(standing).flatMap(({ heading, says, items }) =>
    items.map(({ name, text }) => ({
      names: [name],
      line: annotation('error', `Baseline: ${name} (${heading.toLowerCase()})`, `${says}\n${text}`),
    })),
  );
  return limited('error', 'finding', all);
}

const each = (results: readonly RuleResult[]): RuleResult[][] => results.map((result) => [result]);

/** One annotation for each group of rules with the same reason: the first rule in full, the others by their ids. */
function annotate(report: Report, kind: Kind, groups: readonly (readonly RuleResult[])[]): string[] {
  const all = groups.flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const names = [first, ...others].map(({ id }) => id);
    const same = others.length === 0 ? [] : [`The same reason: ${names.slice(1).join(', ')}`];
    const lines = [...resultLines(report, first, MOST_CASES), ...same];
    return [{ names, line: annotation(kind, `${named(names, 1)} (${first.status})`, lines.join('\n')) }];
  });
  return limited(kind, 'rule', all);
}

/** Limits annotations to those that GitHub shows; the last one names the rest. */
function limited(kind: Kind, noun: string, all: readonly { names: readonly string[]; line: string }[]): string[] {
  const shown = all.length > MOST_ANNOTATIONS ? all.slice(0, MOST_ANNOTATIONS - 1) : all;
  const rest = all.slice(shown.length).flatMap(({ names }) => names);
  const summary = `See the job summary: ${rest.join(', ')}`;
  return [
    ...shown.map(({ line }) => line),
    ...(rest.length === 0 ? [] : [annotation(kind, `${count(rest.length, `more ${noun}`)}`, summary)]),
  ];
}
