import { checkName, checksOf, type BaselineComparison } from '../engine/baseline/comparison.ts';
import { cut } from '../engine/expect.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import { count, resultLines, resultsOf } from './results.ts';
import { outdatedGroups } from './standing-text.ts';
import { visible } from './visible.ts';

/** GitHub shows no more annotations of one kind in a step, and drops the others silently. */
const MOST_ANNOTATIONS = 10;
/** Longest message, in characters. */
const LONGEST_MESSAGE = 4000;

type Kind = 'error' | 'warning';

/**
 * Writes a workflow command as one line. Everything in it is escaped: a line break would begin a new command.
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
 * Annotations of a report: errors for must-rules that failed, and for entries of the baseline that do not hold any more; warnings for
 * should-rules, for what stayed open, and for what is known.
 *
 * @param standing - how the report stands against a baseline
 */
export function annotationsOf(report: Report, standing?: BaselineComparison): string[] {
  const failed = resultsOf(report, 'failed');
  const open = resultsOf(report, 'inconclusive');
  const must = ({ level }: RuleResult) => level === 'must';
  const isNew = (rule: RuleResult) =>
    checksOf(rule).some((one) => one.status === 'failed' && standing?.accepted.has(checkName(rule, one)) !== true);
  const should = ({ level }: RuleResult) => level === 'should';
  return [
    ...outdatedEntries(standing),
    ...annotate(report, 'error', failed.filter(must).filter(isNew)),
    ...annotate(report, 'warning', [
      ...open.filter(must),
      ...failed.filter(should),
      ...failed.filter(must).filter((rule) => !isNew(rule)),
    ]),
  ];
}

function outdatedEntries(standing: BaselineComparison | undefined): string[] {
  const all = outdatedGroups(standing).flatMap(({ heading, says, items }) =>
    items.map(({ name, text }) => ({
      name,
      line: annotation('error', `Baseline: ${name} (${heading.toLowerCase()})`, `${says}\n${text}`),
    })),
  );
  return limited('error', 'finding', all);
}

function annotate(report: Report, kind: Kind, results: readonly RuleResult[]): string[] {
  const all = results.map((result) => ({
    name: result.id,
    line: annotation(kind, `${result.id} (${result.status})`, resultLines(report, result).join('\n')),
  }));
  return limited(kind, 'rule', all);
}

/** As many annotations as GitHub shows, the last of which names the others. */
function limited(kind: Kind, noun: string, all: readonly { name: string; line: string }[]): string[] {
  const shown = all.length > MOST_ANNOTATIONS ? all.slice(0, MOST_ANNOTATIONS - 1) : all;
  const rest = all.slice(shown.length).map(({ name }) => name);
  const summary = `See the job summary: ${rest.join(', ')}`;
  return [
    ...shown.map(({ line }) => line),
    ...(rest.length === 0 ? [] : [annotation(kind, `${count(rest.length, `more ${noun}`)}`, summary)]),
  ];
}
