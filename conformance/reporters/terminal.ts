import { named } from '../named.ts';
import { groupBy } from '../group-by.ts';
import type { BaselineComparison } from '../engine/baseline/comparison.ts';
import { cut } from '../engine/expect.ts';
import type { RunEvent } from '../engine/judge-target.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import type { WindowWait } from '../engine/window-budget.ts';
import type { Rule } from '../engine/rule.ts';
import { painter, type Paint } from './paint.ts';
import {
  absent,
  alike,
  checksOf,
  count,
  embeddedNote,
  exchangeLine,
  findingLine,
  findingsOf,
  isSelected,
  mostMustFirst,
  notesOf,
  requestsOf,
  MOST_FINDINGS,
  passedInPart,
  resultsOf,
  SHOWN_STATUSES,
  STATUS_MARKS,
  selectedResults,
  statementsOf,
  shownFindings,
  whyOpen,
} from './results.ts';
import { RULE_PAGES, rulePage } from './rule-page.ts';
import { sameItems, standingCounts, standingGroups, verdictText } from './standing-text.ts';
import { ERASED, foldAt, foldedCommand, LONGEST_LINE, widthOf } from './lines.ts';
import { tableLines } from './table.ts';
import { indented, oneLine } from './visible.ts';

const VERDICT_STYLES = { conformant: 'green', nonconformant: 'red', inconclusive: 'yellow' } as const;

/** The events of a run, and the start of the check before it. */
export type TerminalEvent = RunEvent | { type: 'checking' };

/** Options of the terminal reporter. */
export interface TerminalOptions {
  /** Standard output, or standard error if a report goes to standard output. */
  stream: NodeJS.WriteStream;
  /** Prints only the verdict. */
  quiet: boolean;
  /** Prints the notes of rules as well. */
  observations?: boolean;
  /** Compares a report with the baseline, if there is one. */
  standingOf?: (report: Report) => BaselineComparison | undefined;
}

/**
 * Creates the reporter for people: progress, failures, a table, the verdict. Progress is live in a terminal, and a line every few seconds
 * otherwise.
 */
export function terminalReporter({
  stream,
  quiet,
  observations = false,
  standingOf = () => undefined,
}: TerminalOptions): (event: TerminalEvent) => void {
  const paint = painter(stream);
  const progress = quiet ? undefined : progressOn(stream);
  return (event) => {
    if (event.type === 'checking') progress?.check();
    if (event.type === 'start') progress?.start(event.selected);
    if (event.type === 'judged') progress?.judged(event.result);
    if (event.type === 'waiting' && !quiet) {
      progress?.clear();
      stream.write(`${waitingLine(event.wait)}\n`);
    }
    if (event.type === 'end') {
      progress?.end();
      const content = { report: event.report, standing: standingOf(event.report), observations, paint };
      const fold: Fold = (lines) => lines.flatMap((line) => line.split('\n')).flatMap(foldAt(widthOf(stream)));
      const lines = quiet ? [verdictLine(content)] : describeReport(content, fold);
      stream.write(lines.map((line) => `${line}\n`).join(''));
    }
  };
}

function waitingLine({ origin, ms, leftMs }: WindowWait): string {
  const seconds = (time: number) => `${Math.ceil(time / 1000)} s`;
  return `Waiting ${seconds(ms)} before the next request to ${origin}; ${seconds(leftMs)} of timing.budgetMs are left.`;
}

/** Interval of progress lines if the output is not a terminal, in ms. */
const PROGRESS_MS = 10_000;

/** Prints progress: one changing line in a terminal, otherwise a new line every few seconds. */
function progressOn(stream: NodeJS.WriteStream) {
  const live = stream.isTTY === true;
  const left = new Map<string, number>();
  let total = 0;
  let done = 0;
  const line = () => {
    const busy = [...left].filter(([, rules]) => rules > 0).map(([id, rules]) => `${id} ${rules}`);
    return `${done}/${total} rules judged; left: ${busy.join(', ')}`;
  };
  let say = () => 'checking hosts and credentials first';
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    if (!live) timer ??= setInterval(() => stream.write(`${cut(say(), LONGEST_LINE)}\n`), PROGRESS_MS).unref();
  };
  const clear = () => {
    if (live) stream.write(ERASED);
  };
  const draw = () => {
    if (live) stream.write(`${ERASED}${line().slice(0, (stream.columns || 80) - 1)}`);
  };
  return {
    check: begin,
    start: (rules: readonly Rule[]) => {
      total = rules.length;
      for (const rule of rules) left.set(rule.interface, (left.get(rule.interface) ?? 0) + 1);
      say = line;
      begin();
      draw();
    },
    judged: (result: RuleResult) => {
      done += 1;
      left.set(result.interface, (left.get(result.interface) ?? 1) - 1);
      draw();
    },
    /** Clears the line for other output. */
    clear,
    end: () => {
      clear();
      clearInterval(timer);
    },
  };
}

/** The content of the output, and how to style it. */
interface Content {
  report: Report;
  observations: boolean;
  standing: BaselineComparison | undefined;
  paint: Paint;
}

/** Folds text; commands are not folded, so that they can be copied. */
type Fold = (lines: readonly string[]) => string[];

function describeReport(content: Content, fold: Fold): string[] {
  const { report, standing, paint } = content;
  const shown = (status: RuleResult['status']) => report.rules.filter((one) => one.status === status);
  const asides = [...skipped(shown('skipped')), ...observations(content)].map((line) => paint('gray', line));
  // Inconclusive rules add nothing to this reason, and other settings do not help.
  const isSilent = whyOpen(report) === 'no host answered';
  const sections = [
    ...(isSilent
      ? []
      : [
          failures(report, paint, fold),
          fold(inconclusive(report, shown('inconclusive'), paint)),
          [...fold(whereRulesAre(report, paint)), ...whereItIs(report, paint)],
          fold(asides),
          summaryTable(report, paint),
        ]),
    // An embedded deployment ends with the run.
    report.embedded === undefined ? fold(listed('Left behind', alike(report.leftovers))) : [],
    fold(listed('Remarks', report.remarks)),
    fold(baseline(standing, paint)),
    fold([verdictLine(content)]),
  ];
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section) => ['', ...section])
    .slice(1);
}

function listed(heading: string, all: readonly string[] = []): string[] {
  return all.length === 0 ? [] : [heading, ...all.map((one) => `  ${indented(one)}`)];
}

/** Maximum number of statements of a failed rule, and of cases of a finding; the reports have all. */
const MOST_STATEMENTS = 3;
const MOST_CASES = 3;

function failures(report: Report, paint: Paint, fold: Fold): string[] {
  return resultsOf(report, 'failed')
    .flatMap((result) => ['', ...failure(report, result, paint, fold)])
    .slice(1);
}

function failure(report: Report, result: RuleResult, paint: Paint, fold: Fold): string[] {
  const curl = result.shownBy === undefined ? undefined : report.exchanges[result.shownBy]?.curl;
  const style = result.level === 'must' ? 'red' : 'yellow';
  const page = rulePage(report, result.id);
  const findings = findingsOf(result);
  const statements = statementsOf(report, result);
  const others = (all: number, most: number, what: string) =>
    all > most ? [`  and ${count(all - most, `more ${what}`)}, which the reports name`] : [];
  const text = [
    `${paint(style, `${STATUS_MARKS.failed} ${indented(result.id)}`)} ${paint('gray', result.level)}`,
    `  ${indented(result.title)}`,
    ...[
      ...statements.slice(0, MOST_STATEMENTS).map((one) => `  ${indented(one)}`),
      ...others(statements.length, MOST_STATEMENTS, 'statement'),
    ].map((one) => paint('gray', one)),
    ...findings.slice(0, MOST_FINDINGS).map((one) => `  ${indented(findingLine(one, MOST_CASES))}`),
    ...others(findings.length, MOST_FINDINGS, 'finding'),
  ];
  return [
    ...fold(text),
    ...(curl === undefined ? [] : foldedCommand(indented(curl), '  ').map((line) => paint('gray', line))),
    ...(page === undefined ? [] : [paint('gray', `  ${indented(page)}`)]),
  ];
}

/** Maximum number of named rules for one reason. */
const MOST_IDS = 12;

/** One entry for each reason, which many rules and cases may share, with the last request. */
function inconclusive(report: Report, results: readonly RuleResult[], paint: Paint): string[] {
  const all = results.flatMap((result) =>
    shownFindings(result).map(({ reason, exchanges }) => ({ reason, last: exchanges.at(-1), result })),
  );
  const byReason = groupBy(all, ({ reason }) => reason);
  const groups = mostMustFirst(byReason, ({ result }) => result);
  const entries = groups.flatMap(([reason, same]) => {
    const ids = [...new Set(same.map(({ result }) => result.id))];
    const whose = ids.length > 1 ? ` of ${indented(ids[0] ?? '')}` : '';
    const last = report.exchanges[same[0]?.last ?? -1];
    const more = ids.length > MOST_IDS ? ', which the reports name' : '';
    return [
      `  ${paint('yellow', STATUS_MARKS.inconclusive)} ${indented(reason)}`,
      ...(last === undefined
        ? []
        : [paint('gray', `    the last request${whose}: ${oneLine(exchangeLine(last, reason))}`)]),
      `    ${paint('yellow', indented(`${named(ids, MOST_IDS)}${more}`))}`,
    ];
  });
  return entries.length === 0 ? [] : ['Inconclusive', ...entries];
}

/** A note on where rules are documented, if a rule failed or is inconclusive, unless each failure has a link. */
function whereRulesAre(report: Report, paint: Paint): string[] {
  const open = report.rules.some(({ status }) => status === 'failed' || status === 'inconclusive');
  if (!open || rulePage(report, '') !== undefined) return [];
  const { command, inCheckout, page } = RULE_PAGES;
  return [paint('gray', `What a rule checks: ${command} (in a checkout: ${inCheckout}), page ${page}`)];
}

/** The deployment in the commands above does not exist any more. */
function whereItIs(report: Report, paint: Paint): string[] {
  const note = embeddedNote(report);
  const isShown = report.rules.some(({ status, shownBy }) => status === 'failed' && shownBy !== undefined);
  return note === undefined || !isShown ? [] : [paint('gray', oneLine(note))];
}

function skipped(results: readonly RuleResult[]): string[] {
  // Group by the first finding only: the report lists the skipped cases of a rule.
  const groups = groupBy(results, (result) => findingsOf(result)[0]?.reason ?? '');
  const sorted = groups.toSorted(([, one], [, other]) => other.length - one.length);
  return sorted.map(([reason, same]) => {
    const what = same.every(isSelected) ? 'skipped' : 'not selected';
    return `${count(same.length, 'rule')} ${what}: ${indented(reason)}`;
  });
}

function observations({ report, observations: wanted, paint }: Content): string[] {
  const notes = notesOf(report).map(({ id, note }) => `  ${paint('cyan', indented(id))}: ${indented(note)}`);
  if (notes.length === 0) return [];
  return wanted
    ? ['Observed', ...notes]
    : [`${count(notes.length, 'observation')}: in the reports, or here with --observations`];
}

/** Maximum number of rows for interfaces in which nothing failed or is inconclusive. */
const MOST_ROWS = 6;

/** A row for each interface, except those that passed; if there are many, only for those with failed or inconclusive rules. */
function summaryTable(report: Report, paint: Paint): string[] {
  type Row = readonly [name: string, results: readonly RuleResult[]];
  const all: Row[] = groupBy(selectedResults(report), (one) => one.interface);
  const allPassed = ([, own]: Row) => own.every(({ status }) => status === 'passed');
  const isFine = ([, own]: Row) => own.every(({ status }) => status !== 'failed' && status !== 'inconclusive');
  const isPlain = all.filter((row) => !allPassed(row)).length > MOST_ROWS ? isFine : allPassed;
  const plain = all.filter(isPlain);
  const others: Row = [plain.length === all.length ? 'all' : `${plain.length} others`, plain.flatMap(([, own]) => own)];
  const rows = [...all.filter((row) => !isPlain(row)), ...(plain.length > 1 ? [others] : plain)];
  const cells = rows.map(([name, own]) => [
    oneLine(name),
    ...SHOWN_STATUSES.map((status) => String(own.filter((one) => one.status === status).length)),
  ]);
  const lines = tableLines(['interface', ...SHOWN_STATUSES], cells);
  return [paint('bold', lines.head), paint('gray', lines.rule), ...lines.rows];
}

function baseline(standing: BaselineComparison | undefined, paint: Paint): string[] {
  const lines = standingGroups(standing).flatMap((group) => [
    `  ${paint(group.fails ? 'red' : 'gray', group.heading)}: ${group.says}`,
    ...sameItems(group).map(([{ name, text }, ...others]) => {
      const more = others.length > 0 ? ` and ${count(others.length, 'more case')}` : '';
      return `    ${paint('yellow', oneLine(name))}${more}: ${oneLine(text)}`;
    }),
  ]);
  return lines.length === 0 ? [] : ['Baseline', ...lines];
}

function verdictLine({ report, standing, paint }: Content): string {
  const { passed, failed, inconclusive } = report.summary.must;
  const skipped = resultsOf(report, 'skipped', ['must']).length;
  const parts = passedInPart(report);
  const left = `${skipped === 0 ? '' : `, ${skipped} skipped`}${parts === 0 ? '' : `, ${parts} passed only in part`}`;
  const must = `must-rules: ${passed} passed, ${failed} failed, ${inconclusive} inconclusive${left}`;
  const where = report.embedded === undefined ? '' : `; embedded ${oneLine(report.embedded)}`;
  const against = standing === undefined ? '' : `baseline: ${standingCounts(standing)}`;
  const notes = [absent(report), whyOpen(report), against]
    .filter((note) => note !== '')
    .map((note) => `; ${oneLine(note)}`);
  const effort = `${count(checksOf(report), 'check')}, ${requestsOf(report)}, ${(report.durationMs / 1000).toFixed(1)} s`;
  return `${paint(standing?.isKnown === true ? 'yellow' : VERDICT_STYLES[report.verdict], verdictText(report, standing))} (${must}; ${effort}${where})${notes.join('')}`;
}
