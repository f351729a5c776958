import type { Standing } from '../engine/baseline/standing.ts';
import type { RunEvent } from '../engine/judge-target.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import type { WindowWait } from '../engine/window-budget.ts';
import { LEVELS, type Rule } from '../engine/rule.ts';
import { painter, type Paint } from './paint.ts';
import { checksOf, count, findingsOf, groupBy, notServed, selectedResults, statementsOf, whyOpen } from './results.ts';
import { RULE_PAGES, rulePage } from './rule-page.ts';
import { standingCounts, standingGroups, verdictText } from './standing-text.ts';
import { tableLines } from './table.ts';
import { indented, oneLine } from './visible.ts';

const MARKS = { passed: '✓', failed: '✗', inconclusive: '?', 'not-applicable': '–', skipped: '·' } as const;
const STYLES = {
  passed: 'green',
  failed: 'red',
  inconclusive: 'yellow',
  'not-applicable': 'gray',
  skipped: 'gray',
} as const;
const VERDICT_STYLES = { conformant: 'green', nonconformant: 'red', inconclusive: 'yellow' } as const;

/** Options of the terminal reporter. */
export interface TerminalOptions {
  /** Where to print; standard output, or standard error when a report goes to standard output. */
  stream: NodeJS.WriteStream;
  /** Print the verdict only. */
  quiet: boolean;
  /** How a report stands against the baseline, where there is one. */
  standingOf?: (report: Report) => Standing | undefined;
}

/**
 * Creates the reporter for people: live progress in a terminal, failures first, a table, the verdict.
 * It only consumes the events of the run.
 */
export function terminalReporter({
  stream,
  quiet,
  standingOf = () => undefined,
}: TerminalOptions): (event: RunEvent) => void {
  const paint = painter(stream);
  const progress = stream.isTTY === true && !quiet ? liveProgress(stream) : undefined;
  return (event) => {
    if (event.type === 'start') progress?.start(event.selected);
    if (event.type === 'judged') progress?.judged(event.result);
    if (event.type === 'waiting' && !quiet) {
      progress?.clear();
      stream.write(`${waitingLine(event.wait)}\n`);
    }
    if (event.type === 'end') {
      progress?.clear();
      const told = { report: event.report, standing: standingOf(event.report), paint };
      stream.write(`${quiet ? verdictLine(told) : describeReport(told)}\n`);
    }
  };
}

function waitingLine({ origin, ms, leftMs }: WindowWait): string {
  const seconds = (time: number) => `${Math.ceil(time / 1000)} s`;
  return `Waiting ${seconds(ms)} for the rate limit of ${origin}; ${seconds(leftMs)} of timing.budgetMs are left.`;
}

function liveProgress(stream: NodeJS.WriteStream) {
  const left = new Map<string, number>();
  let total = 0;
  let done = 0;
  const draw = () => {
    const busy = [...left].filter(([, count]) => count > 0).map(([id, count]) => `${id} ${count}`);
    const line = `${done}/${total} rules judged; left: ${busy.join(', ')}`;
    stream.write(`\r\u001b[2K${line.slice(0, Math.max(20, (stream.columns || 80) - 1))}`);
  };
  return {
    start: (rules: readonly Rule[]) => {
      total = rules.length;
      for (const rule of rules) left.set(rule.interface, (left.get(rule.interface) ?? 0) + 1);
      draw();
    },
    judged: (result: RuleResult) => {
      done += 1;
      left.set(result.interface, (left.get(result.interface) ?? 1) - 1);
      draw();
    },
    clear: () => stream.write('\r\u001b[2K'),
  };
}

/** What is told of, and how. */
interface Told {
  report: Report;
  standing: Standing | undefined;
  paint: Paint;
}

function describeReport(told: Told): string {
  const { report, standing, paint } = told;
  const shown = (status: RuleResult['status']) => report.rules.filter((one) => one.status === status);
  const sections = [
    failures(report, paint),
    reasons('Inconclusive', shown('inconclusive'), paint),
    whereRulesAre(report, paint),
    skipped(shown('skipped'), paint),
    observations(report, paint),
    summaryTable(report, paint),
    listed('Left behind', report.leftovers),
    listed('Remarks', report.remarks),
    baseline(standing, paint),
    verdictLine(told),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

function listed(heading: string, all: readonly string[] = []): string {
  return all.length === 0 ? '' : [heading, ...all.map((one) => `  ${indented(one)}`)].join('\n');
}

function failures(report: Report, paint: Paint): string {
  const failed = report.rules.filter(({ status }) => status === 'failed');
  const ordered = LEVELS.flatMap((level) => failed.filter((one) => one.level === level));
  return ordered.map((result) => failure(report, result, paint)).join('\n\n');
}

function failure(report: Report, result: RuleResult, paint: Paint): string {
  const curl = result.shownBy === undefined ? undefined : report.exchanges[result.shownBy]?.curl;
  const style = result.level === 'must' ? 'red' : 'yellow';
  const page = rulePage(report, result.id);
  return [
    `${paint(style, `${MARKS.failed} ${indented(result.id)}`)} ${paint('gray', result.level)}`,
    `  ${indented(result.title)}`,
    ...statementsOf(report, result).map((one) => paint('gray', `  ${indented(one)}`)),
    `  ${indented(result.reason ?? '')}`,
    ...(curl === undefined ? [] : [paint('gray', `  ${indented(curl)}`)]),
    ...(page === undefined ? [] : [paint('gray', `  ${indented(page)}`)]),
  ].join('\n');
}

/** Many rules may wait for the same thing: one entry a reason. */
function reasons(heading: string, results: readonly RuleResult[], paint: Paint): string {
  const groups = groupBy(results, ({ reason = '' }) => reason);
  const entries = groups.map(([reason, same]) => {
    const ids = same.map(({ id }) => id).join(', ');
    return `  ${paint(STYLES.inconclusive, MARKS.inconclusive)} ${indented(reason)}\n    ${paint('yellow', indented(ids))}`;
  });
  return entries.length === 0 ? '' : [heading, ...entries].join('\n');
}

/** Where to read what a rule checks: for all of them at once unless each failure has a link, and where something is to be read. */
function whereRulesAre(report: Report, paint: Paint): string {
  const open = report.rules.some(({ status }) => status === 'failed' || status === 'inconclusive');
  if (!open || rulePage(report, '') !== undefined) return '';
  const { command, inCheckout, page } = RULE_PAGES;
  return paint('gray', `What a rule checks: ${command} (in a checkout: ${inCheckout}), page ${page}`);
}

function skipped(results: readonly RuleResult[], paint: Paint): string {
  // By the cause alone: which of its cases a rule skips, tells its report.
  const groups = groupBy(results, (result) => findingsOf(result)[0]?.reason ?? '');
  const lines = groups.map(([reason, same]) => paint('gray', `  ${count(same.length, 'rule')}: ${indented(reason)}`));
  return lines.length === 0 ? '' : ['Skipped', ...lines].join('\n');
}

function observations(report: Report, paint: Paint): string {
  const notes = report.rules.flatMap(({ id, notes: own = [] }) =>
    own.map((note) => `  ${paint('cyan', indented(id))}: ${indented(note)}`),
  );
  return notes.length === 0 ? '' : ['Observed', ...notes].join('\n');
}

function summaryTable(report: Report, paint: Paint): string {
  const ids = [...new Set(selectedResults(report).map((one) => one.interface))];
  const statuses = ['passed', 'failed', 'inconclusive', 'not-applicable', 'skipped'] as const;
  const rows = ids.map((id) => {
    const own = report.rules.filter((one) => one.interface === id);
    return [oneLine(id), ...statuses.map((status) => String(own.filter((one) => one.status === status).length))];
  });
  const lines = tableLines(['interface', ...statuses], rows);
  return [paint('bold', lines.head), paint('gray', lines.rule), ...lines.rows].join('\n');
}

function baseline(standing: Standing | undefined, paint: Paint): string {
  if (standing === undefined) return '';
  const lines = standingGroups(standing).flatMap(({ heading, says, fails, items }) => [
    `  ${paint(fails ? 'red' : 'gray', heading)}: ${says}`,
    ...items.map(({ name, text }) => `    ${paint('yellow', oneLine(name))}: ${oneLine(text)}`),
  ]);
  return lines.length === 0 ? '' : ['Baseline', ...lines].join('\n');
}

function verdictLine({ report, standing, paint }: Told): string {
  const { passed, failed, inconclusive } = report.summary.must;
  const skipped = selectedResults(report).filter(
    ({ level, status }) => level === 'must' && status === 'skipped',
  ).length;
  const left = skipped === 0 ? '' : `, ${skipped} skipped`;
  const must = `must-rules: ${passed} passed, ${failed} failed, ${inconclusive} inconclusive${left}`;
  const where = report.embedded === undefined ? '' : `; embedded ${oneLine(report.embedded)}`;
  const against = standing === undefined ? '' : `baseline: ${standingCounts(standing)}`;
  const notes = [notServed(report), whyOpen(report), against]
    .filter((note) => note !== '')
    .map((note) => `; ${oneLine(note)}`);
  const effort = `${count(checksOf(report), 'check')}, ${count(report.exchanges.length, 'request')}, ${(report.durationMs / 1000).toFixed(1)} s`;
  return `${paint(standing?.isKnown === true ? 'yellow' : VERDICT_STYLES[report.verdict], verdictText(report, standing))} (${must}; ${effort}${where})${notes.join('')}`;
}
