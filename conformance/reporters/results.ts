import { groupBy } from '../group-by.ts';
import { named } from '../named.ts';
import { UUID } from '../engine/baseline/steady-reason.ts';
import type { Exchange } from '../engine/evidence.ts';
import { wasSent } from '../engine/outage.ts';
import type { Contrast, SkippedBy, Status } from '../engine/outcome.ts';
import { withoutRule, type CaseResult, type Report, type RuleResult } from '../engine/report.ts';
import { LEVELS, type Level } from '../engine/rule.ts';
import { isPage } from '../engine/transport.ts';
import { notFound } from './not-found.ts';

/** What was found wrong, or open, in one or more cases of a rule. */
export interface Finding {
  reason: string;
  contrast?: Contrast | undefined;
  /** Names of the cases that share the reason; empty when the rule has no cases. */
  cases: readonly string[];
  /** Whether the reasons of these cases differ in the UUIDs that they name; that of the first one stands for all. */
  differ?: boolean;
  /** Index of the exchange that shows it. */
  shownBy?: number | undefined;
  /** Indices of the exchanges of the first of these cases. */
  exchanges: readonly number[];
}

const UNSELECTED: ReadonlySet<SkippedBy['kind']> = new Set(['filter', 'opt-in', 'shard']);

/** Tells whether the operator wanted a rule judged: one that could not be tested nevertheless is skipped, too. */
export function isSelected({ skippedBy }: RuleResult): boolean {
  return skippedBy === undefined || !UNSELECTED.has(skippedBy.kind);
}

/** The rules that the operator selected. */
export function selectedResults(report: Report): RuleResult[] {
  return report.rules.filter(isSelected);
}

/** How many requests were sent, in words: no more of them are sent where nobody answers. Where all is well, no exchange has to be made ready. */
export function requestsOf({ exchanges, verdict }: Report): string {
  return count(verdict === 'conformant' ? exchanges.length : exchanges.filter(wasSent).length, 'request');
}

/** The requests and checks of a run, in one line, and what its report leaves out: rules and evidence. */
export function runCounts(report: Report): string {
  return [
    report.evidence === 'failures' ? `${requestsOf(report)} of failures alone` : requestsOf(report),
    count(checksOf(report), 'check'),
    ...unselected(report),
  ].join(', ');
}

/** The selected rules of one status, and of some levels, the strictest level first. */
export function resultsOf(report: Report, status: Status, levels: readonly Level[] = LEVELS): RuleResult[] {
  const own = selectedResults(report).filter((one) => one.status === status);
  return levels.flatMap((level) => own.filter((one) => one.level === level));
}

/** What rules have noted, with their ids. */
export function notesOf({ rules }: Pick<Report, 'rules'>): { id: string; note: string }[] {
  return rules.flatMap(({ id, notes = [] }) => notes.map((note) => ({ id, note })));
}

/** The mark of a status where there is room for one character; in the order of tables. */
export const STATUS_MARKS = {
  passed: '✓',
  failed: '✗',
  inconclusive: '?',
  'not-applicable': '–',
  skipped: '·',
} as const;
export const SHOWN_STATUSES = Object.keys(STATUS_MARKS) as readonly RuleResult['status'][];

/** What led to the status of a rule: one finding for all reasons that differ in nothing but the identifiers of requests and answers. */
export function findingsOf(result: RuleResult): Finding[] {
  const { cases = [], status } = result;
  const judged = cases.filter((one) => one.status === status);
  const findingOf = ({ reason = '', contrast, shownBy, exchanges }: RuleResult | CaseResult, names: string[] = []) => {
    return { reason, contrast, cases: names, shownBy, exchanges };
  };
  if (judged.length === 0) return [findingOf(result)];
  return groupBy(judged, ({ reason = '' }) => reason.replace(UUID, '<id>')).map(([, same]) => {
    const [first] = same;
    const names = cases.length === 1 ? [] : same.map(({ name }) => name);
    return { ...findingOf(first, names), differ: same.some(({ reason }) => reason !== first.reason) };
  });
}

/** What led to the status of a rule, as reports for people show it: the cause, where the check of hosts and credentials has found one. */
export function shownFindings(result: RuleResult): Finding[] {
  // What a check has found out names its request itself.
  return result.cause === undefined ? findingsOf(result) : [{ reason: result.cause, cases: [], exchanges: [] }];
}

/** Rules grouped by what reports for people show as their reason, whichever of their cases it concerns; what leaves most must-rules open comes first. */
export function groupByShownReason(results: readonly RuleResult[]): [string, RuleResult[]][] {
  return mostMustFirst(groupBy(results, reasonShown), (result) => result);
}

/** Groups of results, those with most must-rules first: what follows from a missing setting comes after it. */
export function mostMustFirst<T>(groups: [string, T[]][], resultOf: (one: T) => RuleResult): [string, T[]][] {
  const mustOf = (all: readonly T[]) => all.filter((one) => resultOf(one).level === 'must').length;
  return groups.toSorted(([, one], [, other]) => mustOf(other) - mustOf(one));
}

/** What reports for people show as the reason of a rule, in one line. */
export const reasonShown = (result: RuleResult): string =>
  shownFindings(result)
    .map(({ reason }) => reason)
    .join('; ');

/** How many findings of a failed rule people see at once; the others are folded, or left to the reports. */
export const MOST_FINDINGS = 5;

/** Follows the cases of a finding whose identifiers differ. */
export const DIFFERENT = '; their identifiers differ';

/** A finding in one line: «expected status 401, got 200 (cases A, B and 3 more)». */
export function findingLine({ reason, cases, differ = false }: Finding, most = Infinity): string {
  if (cases.length === 0) return reason;
  return `${reason} (case${cases.length === 1 ? '' : 's'} ${named(cases, most)}${differ ? DIFFERENT : ''})`;
}

/**
 * A result as lines of plain text: what was found, the rule with its statements, the exchange that shows it, and how to repeat that.
 *
 * @param most - how many cases are named that share a finding; all by default
 */
export function resultLines(report: Report, result: RuleResult, most?: number): string[] {
  const { id, level, status, title, shownBy } = result;
  const exchange = shownBy === undefined ? undefined : report.exchanges[shownBy];
  return [
    ...shownFindings(result).map((finding) => findingLine(finding, most)),
    `${id} (${level}, ${status}): ${title}`,
    ...statementsOf(report, result),
    ...(exchange === undefined ? [] : [exchangeLine(exchange), exchange.curl]),
  ];
}

/**
 * The statements that a rule names, in words: «R13 (D1 Report service, Endpoints, rule 2): A report that is not ready answers …».
 * First those about what failed, as far as they name a word of its cases. One that the report does not quote stands with its id alone.
 */
export function statementsOf({ statements = {} }: Report, { source, cases = [] }: RuleResult): string[] {
  const failed = cases.filter(({ status }) => status === 'failed');
  const words = new Set(failed.flatMap(({ name }) => name.match(/\w+/g) ?? []));
  const isAbout = (says: string) => [...says.matchAll(/`(\w+)`/g)].some(([, word = '']) => words.has(word));
  const quoted = source.map((id) => {
    const { document, section, says } = (Object.hasOwn(statements, id) ? statements[id] : undefined) ?? {};
    if (says === undefined) return { text: id, about: false };
    return { text: `${id} (${document}, ${section}): ${says}`, about: isAbout(says) };
  });
  return quoted.toSorted((one, other) => Number(other.about) - Number(one.about)).map(({ text }) => text);
}

/** A number with its noun: «1 rule», «2 rules». */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** How many assertions a run made. */
export function checksOf(report: Report): number {
  return report.rules.reduce((sum, { checks }) => sum + checks, 0);
}

/** What the target does not serve although nobody said so: «not served: cases-v3, offers-v3 (404)»; empty when it serves everything. */
function notServed(report: Report): string {
  const statuses = new Map<string, Set<number | string>>();
  for (const { interface: id, notServed: own = [] } of report.rules) {
    for (const status of own) statuses.set(id, (statuses.get(id) ?? new Set()).add(status));
  }
  for (const [id, own] of groupBy(report.rules, (one) => one.interface)) {
    // Whose absence fails rules: a wrong address looks the same.
    const isFailed = own.some(({ level, status }) => level === 'must' && status === 'failed');
    const asked = own.flatMap((one) => one.exchanges);
    // An exchange is made ready for a report when somebody looks at it, which takes as long as the exchange: only where it matters.
    if (isFailed && asked.length > 0 && asked.every((index) => report.exchanges[index]?.response?.status === 404))
      statuses.set(id, new Set(['404: is the address right?']));
  }
  const groups = groupBy([...statuses], ([, own]) => [...own].sort().join(', ')).map(([shown, same]) => {
    const ids = same.map(([id]) => id).sort();
    return `${ids.join(', ')} (${shown})`;
  });
  return groups.length === 0 ? '' : `not served: ${groups.join('; ')}`;
}

/** What is not there: an interface, else what a fixture names; empty when nothing is missed. */
export function absent(report: Report): string {
  return notServed(report) || notFound(report);
}

/** What became of a deployment that the suite had started, whose ports the commands of a report name, in sentences; undefined where it had not. */
export function embeddedNote({ embedded }: Report): string | undefined {
  if (embedded === undefined) return undefined;
  // A report may come from anybody: its text ends no code.
  const name = embedded.replaceAll('`', '');
  const isMock = name === 'mocks';
  const served = isMock ? 'mock' : name.replace(' with ', ' --fault ').replaceAll(' and ', ' --fault ');
  return `This run used a server of its own (${name}), which has stopped. To repeat requests, start it again: \`platform-conformance ${served}\` (in a checkout: \`npm run tool -- ${served}\`). Put the address ${isMock ? 'that it prints, and any credential,' : 'and the credentials that it prints'} into a curl command.`;
}

/** The verdict in sentences that say what it rests on, and what it leaves out. */
export function headline(report: Report): string {
  return [explainVerdict(report), ...untested(report)].join(' ');
}

/** How many must-rules passed of which the run could not test all cases. */
export function passedInPart(report: Report): number {
  const isPartial = ({ cases = [] }: RuleResult) => cases.some(({ status }) => status === 'skipped');
  return resultsOf(report, 'passed', ['must']).filter(isPartial).length;
}

/** How many selected must-rules a run could not test, as a whole or in part, as sentences; none where it tested them all. */
export function untested(report: Report): string[] {
  const skipped = resultsOf(report, 'skipped', ['must']);
  const parts = passedInPart(report);
  // Where nobody answers, leave to write does not help.
  if (skipped.length + parts === 0 || whyOpen(report) === 'no host answered') return [];
  const isReadOnly = !report.allowWrites && skipped.every(({ skippedBy }) => skippedBy?.kind === 'writes');
  const lack = isReadOnly ? ' for lack of --allow-writes' : '';
  const sentence = (number: number, how: string) =>
    number === 0 ? [] : [`${count(number, 'must-rule')} ${number === 1 ? 'was' : 'were'} ${how}${lack} (skipped).`];
  return [...sentence(skipped.length, 'not tested'), ...sentence(parts, 'tested only in part')];
}

/** How many rules the operator did not select, in a few words; nothing where all were. */
export function unselected(report: Report): string[] {
  const number = report.rules.length - selectedResults(report).length;
  return number === 0 ? [] : [`${count(number, 'rule')} not selected`];
}

/** The verdict as a sentence that says what it rests on. */
export function explainVerdict(report: Report): string {
  const lacking = absent(report);
  return `${ground(report)}${lacking === '' ? '' : ` ${lacking[0]?.toUpperCase()}${lacking.slice(1)}.`}`;
}

function ground(report: Report): string {
  const { passed, failed, inconclusive } = report.summary.must;
  const open = whyOpen(report);
  if (open === 'interrupted') return 'Nothing failed, but the run was interrupted.';
  if (report.verdict === 'nonconformant') {
    const unjudged = inconclusive === 0 ? '' : `, and ${inconclusive} could not be judged`;
    return `${failed} of ${count(passed + failed, 'judged must-rule')} failed${unjudged}.`;
  }
  if (report.verdict === 'conformant') return `No applicable must-rule failed; ${passed} passed.`;
  return open !== ''
    ? `Nothing failed, but ${open}.`
    : `Nothing failed, but ${count(inconclusive, 'must-rule')} could not be judged.`;
}

/** Why a verdict is open, where that is not for the reasons of single rules alone; empty when it is, or the verdict is not open. */
export function whyOpen(report: Report): '' | 'interrupted' | 'no host answered' | 'no must-rule was judged' {
  const { interrupted, summary, verdict, exchanges } = report;
  if (verdict !== 'inconclusive') return '';
  if (interrupted === true) return 'interrupted';
  const isSilent = checksOf(report) === 0 && exchanges.every(({ response }) => response === undefined);
  if (isSilent && exchanges.length > 0) return 'no host answered';
  return summary.must.passed + summary.must.inconclusive === 0 ? 'no must-rule was judged' : '';
}

/** What is left behind, texts that differ only in a name put together: «partner … was created and is blocked (3): N1, N2, N3». */
export function alike(leftovers: readonly string[]): string[] {
  const NAME = /(?<![\w/])(?=[A-Z0-9]*\d)[A-Z0-9]+(?![\w/])/;
  return groupBy(leftovers, (text) => withoutRule(text).replace(NAME, '…')).map(([key, same]) => {
    if (same.length === 1) return same[0] ?? '';
    const names = [...new Set(same.map((text) => NAME.exec(withoutRule(text))?.[0] ?? ''))];
    return `${key} (${same.length})${names.every((name) => name === '') ? '' : `: ${names.join(', ')}`}`;
  });
}

/**
 * An exchange in one line: «GET http://…: status 502, an HTML page».
 *
 * @param said - stands above it: what it says of why there is no answer is not said again
 */
export function exchangeLine({ request, response, error = '' }: Exchange, said = ''): string {
  const came =
    response === undefined
      ? said.includes(error)
        ? 'no answer'
        : error
      : `status ${response.status}${isPage(Object.entries(response.headers)) ? ', an HTML page' : ''}`;
  return `${request.method} ${request.url}: ${came}`;
}
