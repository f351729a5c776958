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

/** A reason for the status of a rule, shared by one or more cases. */
export interface Finding {
  reason: string;
  contrast?: Contrast | undefined;
  /** Names of the cases that share the reason; empty if the rule has no cases. */
  cases: readonly string[];
  /** Whether the reasons of these cases differ in their UUIDs; `reason` is that of the first case. */
  differ?: boolean;
  /** Index of the exchange that shows it. */
  shownBy?: number | undefined;
  /** Indices of the exchanges of the first of these cases. */
  exchanges: readonly number[];
}

const UNSELECTED: ReadonlySet<SkippedBy['kind']> = new Set(['filter', 'opt-in', 'shard']);

/** Whether the operator selected a rule; a selected rule may be skipped for other reasons. */
export function isSelected({ skippedBy }: RuleResult): boolean {
  return skippedBy === undefined || !UNSELECTED.has(skippedBy.kind);
}

export function selectedResults(report: Report): RuleResult[] {
  return report.rules.filter(isSelected);
}

/**
 * Number of sent requests in the report, as text. Unsent ones are excluded only if the verdict is not conformant, since reading exchanges is
 * slow.
 */
export function requestsOf({ exchanges, verdict, evidence }: Report): string {
  const requests = count(verdict === 'conformant' ? exchanges.length : exchanges.filter(wasSent).length, 'request');
  return evidence === 'failures' ? `${requests} of failures alone` : requests;
}

/** The requests and checks of a run, in one line, with the parts that the report omits. */
export function runCounts(report: Report): string {
  return [requestsOf(report), count(checksOf(report), 'check'), ...unselected(report)].join(', ');
}

/** The selected rules of one status and some levels, the strictest level first. */
export function resultsOf(report: Report, status: Status, levels: readonly Level[] = LEVELS): RuleResult[] {
  const own = selectedResults(report).filter((one) => one.status === status);
  return levels.flatMap((level) => own.filter((one) => one.level === level));
}

/** The notes of rules, with their ids. */
export function notesOf({ rules }: Pick<Report, 'rules'>): { id: string; note: string }[] {
  return rules.flatMap(({ id, notes = [] }) => notes.map((note) => ({ id, note })));
}

/** One-character marks of statuses, in the order of tables. */
export const STATUS_MARKS = {
  passed: '✓',
  failed: '✗',
  inconclusive: '?',
  'not-applicable': '–',
  skipped: '·',
} as const;
export const SHOWN_STATUSES = Object.keys(STATUS_MARKS) as readonly RuleResult['status'][];

/** The reasons for the status of a rule; those that differ only in UUIDs are one finding. */
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

/** The findings that reports for people show: the cause, if the check of hosts and credentials found one. */
export function shownFindings(result: RuleResult): Finding[] {
  // The text of a cause has its own request.
  return result.cause === undefined ? findingsOf(result) : [{ reason: result.cause, cases: [], exchanges: [] }];
}

/** Groups rules by their reason in reports for people, regardless of the cases; the reason that affects most must-rules comes first. */
export function groupByShownReason(results: readonly RuleResult[]): [string, RuleResult[]][] {
  return mostMustFirst(groupBy(results, reasonShown), (result) => result);
}

/** Sorts groups of results by number of must-rules, so that consequences of a missing setting come after it. */
export function mostMustFirst<T>(groups: [string, T[]][], resultOf: (one: T) => RuleResult): [string, T[]][] {
  const mustOf = (all: readonly T[]) => all.filter((one) => resultOf(one).level === 'must').length;
  return groups.toSorted(([, one], [, other]) => mustOf(other) - mustOf(one));
}

/** The reason of a rule in reports for people, in one line. */
export const reasonShown = (result: RuleResult): string =>
  shownFindings(result)
    .map(({ reason }) => reason)
    .join('; ');

/** Maximum number of findings of a failed rule to show at once; the others are folded, or only in the reports. */
export const MOST_FINDINGS = 5;

/** Suffix for the cases of a finding whose identifiers differ. */
export const DIFFERENT = '; their identifiers differ';

/** A finding in one line: «expected status 401, got 200 (cases A, B and 3 more)». */
export function findingLine({ reason, cases, differ = false }: Finding, most = Infinity): string {
  if (cases.length === 0) return reason;
  return `${reason} (case${cases.length === 1 ? '' : 's'} ${named(cases, most)}${differ ? DIFFERENT : ''})`;
}

/**
 * A result as lines of plain text: findings, the rule with its statements, the exchange that shows it, and a curl command.
 *
 * @param most - maximum number of named cases of a finding; all by default
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
 * The statements of a rule: «R13 (D1 Report service, Endpoints, rule 2): A report that is not ready answers …». Those that mention a word
 * of failed cases come first. A statement that the report does not quote is only its id.
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

/** Number of assertions in a run. */
export function checksOf(report: Report): number {
  return report.rules.reduce((sum, { checks }) => sum + checks, 0);
}

/** Interfaces that are unexpectedly not served: «not served: cases-v3, offers-v3 (404)»; empty if there are none. */
function notServed(report: Report): string {
  const statuses = new Map<string, Set<number | string>>();
  for (const { interface: id, notServed: own = [] } of report.rules) {
    for (const status of own) statuses.set(id, (statuses.get(id) ?? new Set()).add(status));
  }
  for (const [id, own] of hasAllEvidence(report) ? groupBy(report.rules, (one) => one.interface) : []) {
    // Interfaces whose absence fails rules; a wrong address looks the same.
    const isFailed = own.some(({ level, status }) => level === 'must' && status === 'failed');
    const indices = own.flatMap((one) => one.exchanges);
    // Only for failed rules: reading exchanges takes time, since that redacts them.
    if (isFailed && indices.length > 0 && indices.every((index) => report.exchanges[index]?.response?.status === 404))
      statuses.set(id, new Set(['404: is the address right?']));
  }
  const groups = groupBy([...statuses], ([, own]) => [...own].sort().join(', ')).map(([shown, same]) => {
    const ids = same.map(([id]) => id).sort();
    return `${ids.join(', ')} (${shown})`;
  });
  return groups.length === 0 ? '' : `not served: ${groups.join('; ')}`;
}

/** What is missing on the target: interfaces, otherwise resources named by fixtures; empty if nothing is. */
export function absent(report: Report): string {
  return notServed(report) || (hasAllEvidence(report) ? notFound(report) : '');
}

/** Whether a report can tell what no request found: one of failures alone lacks the requests that found something. */
const hasAllEvidence = ({ evidence }: Report): boolean => evidence !== 'failures';

/** A note on a deployment that the suite started and stopped, and how to start it again for curl commands; undefined for other targets. */
export function embeddedNote({ embedded }: Report): string | undefined {
  if (embedded === undefined) return undefined;
  // Reports are not trusted: their text must not end the code span.
  const name = embedded.replaceAll('`', '');
  const isMock = name === 'mocks';
  const served = isMock ? 'mock' : name.replace(' with ', ' --fault ').replaceAll(' and ', ' --fault ');
  return `This run used a server of its own (${name}), which has stopped. To repeat requests, start it again: \`platform-conformance ${served}\` (in a checkout: \`npm run tool -- ${served}\`). Put the address ${isMock ? 'that it prints, and any credential,' : 'and the credentials that it prints'} into a curl command.`;
}

/** The verdict in sentences, with its basis and its gaps. */
export function headline(report: Report): string {
  return [explainVerdict(report), ...untested(report)].join(' ');
}

/** Number of passed must-rules with cases that the run could not test. */
export function passedInPart(report: Report): number {
  const isPartial = ({ cases = [] }: RuleResult) => cases.some(({ status }) => status === 'skipped');
  return resultsOf(report, 'passed', ['must']).filter(isPartial).length;
}

/** Sentences about selected must-rules that a run could not test, completely or in part; empty if there are none. */
export function untested(report: Report): string[] {
  const skipped = resultsOf(report, 'skipped', ['must']);
  const parts = passedInPart(report);
  // If no host answers, allowing writes does not help.
  if (skipped.length + parts === 0 || whyOpen(report) === 'no host answered') return [];
  const isReadOnly = !report.allowWrites && skipped.every(({ skippedBy }) => skippedBy?.kind === 'writes');
  const lack = isReadOnly ? ' for lack of --allow-writes' : '';
  const sentence = (number: number, how: string) =>
    number === 0 ? [] : [`${count(number, 'must-rule')} ${number === 1 ? 'was' : 'were'} ${how}${lack} (skipped).`];
  return [...sentence(skipped.length, 'not tested'), ...sentence(parts, 'tested only in part')];
}

/** The number of rules that the operator did not select, as text; empty if there are none. */
export function unselected(report: Report): string[] {
  const number = report.rules.length - selectedResults(report).length;
  return number === 0 ? [] : [`${count(number, 'rule')} not selected`];
}

/** The verdict as a sentence with its basis. */
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

/** Why a verdict is inconclusive for the run as a whole; empty if only single rules are inconclusive, or for another verdict. */
export function whyOpen(report: Report): '' | 'interrupted' | 'no host answered' | 'no must-rule was judged' {
  const { interrupted, summary, verdict, exchanges } = report;
  if (verdict !== 'inconclusive') return '';
  if (interrupted === true) return 'interrupted';
  const isSilent = checksOf(report) === 0 && exchanges.every(({ response }) => response === undefined);
  if (isSilent && exchanges.length > 0) return 'no host answered';
  return summary.must.passed + summary.must.inconclusive === 0 ? 'no must-rule was judged' : '';
}

/** Combines leftovers that differ only in an identifier: «partner … was created and is blocked (3): N1, N2, N3». */
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
 * @param context - the text above it; a reason for a missing response in there is not repeated
 */
export function exchangeLine({ request, response, error = '' }: Exchange, context = ''): string {
  const result =
    response === undefined
      ? context.includes(error)
        ? 'no answer'
        : error
      : `status ${response.status}${isPage(Object.entries(response.headers)) ? ', an HTML page' : ''}`;
  return `${request.method} ${request.url}: ${result}`;
}
