import { groupBy } from '../../group-by.ts';
import { named } from '../../named.ts';
import { cut } from '../../engine/expect.ts';
import type { Report } from '../../engine/report.ts';
import { count, explainVerdict, groupByShownReason, resultsOf, unselected, untested } from '../results.ts';
import { oneLine } from '../visible.ts';

/** Limits for the number of failed rules per report and the lengths of texts, so that a summary of many reports stays small. */
const MOST_FAILED = 50;
const LONGEST_LABEL = 255;
const LONGEST_ID = 100;
const LONGEST_REASON = 300;
const LONGEST_PROBLEM = 600;

/** The parts of a report for a summary; each text is one printable line. */
export interface Judged extends Pick<Report, 'verdict' | 'startedAt' | 'durationMs'> {
  /** Name of the target. */
  label: string;
  /** The basis of the verdict, as a sentence. */
  ground: string;
  /** Limits of the verdict: it is about a part of the rules, or about an embedded deployment. Empty for a complete run. */
  limits: string;
  counts: Report['summary'];
  /** The first failed must-rules. */
  failed: readonly { id: string; reason: string }[];
  /** Number of further failed must-rules. */
  moreFailed: number;
}

/** A report that cannot be used. */
export interface Unusable {
  label: string;
  verdict: 'unusable';
  /** Why it cannot be used. */
  problem: string;
}

/** The entry of one target. */
export type Entry = Judged | Unusable;
export type Outcome = Entry['verdict'];

/**
 * The outcomes from the worst to the best, with their appearance: a character, an emoji for Markdown, a style for terminals, a CSS class,
 * and an element of JUnit.
 */
export const LOOKS = {
  unusable: { mark: '!', emoji: '⚠️', style: 'magenta', class: 'failed', element: 'error' },
  nonconformant: { mark: '✗', emoji: '❌', style: 'red', class: 'failed', element: 'failure' },
  inconclusive: { mark: '?', emoji: '❔', style: 'yellow', class: 'inconclusive', element: 'error' },
  conformant: { mark: '✓', emoji: '✅', style: 'green', class: 'passed', element: undefined },
} as const satisfies Readonly<Record<Outcome, object>>;
export const OUTCOMES = Object.keys(LOOKS) as readonly Outcome[];

/** Shortens a name of a target to one printable line. */
export function labelOf(name: string): string {
  return kept(name, LONGEST_LABEL);
}

/**
 * Extracts the parts of a report for a summary.
 *
 * @param label - name of the target
 */
export function judged(label: string, report: Report): Judged {
  const { verdict, startedAt, durationMs, summary } = report;
  const failed = resultsOf(report, 'failed', ['must']);
  const open = groupByShownReason(resultsOf(report, 'inconclusive', ['must']));
  return {
    label,
    verdict,
    ground: kept(`${explainVerdict(report)}${verdict === 'inconclusive' ? mostOften(open) : ''}`, LONGEST_REASON),
    limits: kept(limitsOf(report), LONGEST_REASON),
    startedAt,
    durationMs,
    counts: summary,
    failed: failed.slice(0, MOST_FAILED).map(({ id, reason = '' }) => ({
      id: kept(id, LONGEST_ID),
      reason: kept(reason, LONGEST_REASON),
    })),
    moreFailed: Math.max(0, failed.length - MOST_FAILED),
  };
}

/**
 * The entry of a target whose report cannot be used.
 *
 * @param problem - why the report cannot be used
 */
export function unusable(label: string, problem: string): Unusable {
  return { label, verdict: 'unusable', problem: kept(problem, LONGEST_PROBLEM) };
}

/** The most frequent reason of inconclusive rules, as a sentence after another one. */
function mostOften(open: readonly [reason: string, rules: readonly unknown[]][]): string {
  const [first] = [...open].sort(([, one], [, other]) => other.length - one.length);
  if (first === undefined) return '';
  const [reason, rules] = first;
  return ` ${open.length === 1 ? 'Reason' : `Most frequent reason (${count(rules.length, 'rule')})`}: ${reason}.`;
}

function limitsOf(report: Report): string {
  return [
    ...untested(report),
    ...unselected(report).map((left) => `${left}.`),
    ...(report.embedded === undefined ? [] : [`The report is of the embedded ${report.embedded}.`]),
  ].join(' ');
}

/** Copies the beginning of a text, so that the rest is not kept in memory. */
function kept(text: string, length: number): string {
  return Buffer.from(oneLine(cut(text, length)).trim()).toString();
}

/** The content of a summary in any format. */
export interface Summary {
  /** The worst outcome. */
  worst: Outcome;
  /** Numbers of targets by outcome, in one line. */
  totals: string;
  /** All targets, the worst first. */
  ordered: readonly Entry[];
  /** The failed must-rules. */
  failed: readonly FailedAt[];
  /** Findings about targets, in the same order, each in one line. */
  why: readonly { entry: Entry; line: string }[];
}

/** Computes the content of a summary. */
export function summaryOf(entries: readonly Entry[]): Summary {
  const ordered = worstFirst(entries);
  const why = ordered.flatMap((entry) => findings(entry).map((line) => ({ entry, line })));
  return { worst: worstOf(entries), totals: totals(entries), ordered, failed: failedRules(entries), why };
}

/** Sorts entries by outcome, the worst first, then by label. */
function worstFirst(entries: readonly Entry[]): Entry[] {
  const rank = ({ verdict }: Entry) => OUTCOMES.indexOf(verdict);
  return [...entries].sort((one, other) => rank(one) - rank(other) || compared(one.label, other.label));
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The worst outcome of all entries. */
export function worstOf(entries: readonly Entry[]): Outcome {
  return OUTCOMES.find((outcome) => entries.some(({ verdict }) => verdict === outcome)) ?? 'inconclusive';
}

/** Numbers of targets by outcome: «12 targets: 10 conformant, 2 unusable». */
function totals(entries: readonly Entry[]): string {
  const parts = OUTCOMES.toReversed().flatMap((outcome) => {
    const number = entries.filter(({ verdict }) => verdict === outcome).length;
    return number === 0 ? [] : [`${number} ${outcome}`];
  });
  return `${count(entries.length, 'target')}: ${parts.join(', ')}`;
}

/** A must-rule and the targets where it failed. */
export interface FailedAt {
  id: string;
  labels: readonly string[];
}

/** Maximum number of named targets of a rule if space is limited. */
const MOST_NAMED = 10;

/** Where a rule failed: «at 12 targets: a, b and 10 more». */
export const placesOf = ({ labels }: FailedAt, write: (label: string) => string = String, most = MOST_NAMED): string =>
  `at ${count(labels.length, 'target')}: ${named(labels.map(write), most)}`;

/** The failed must-rules, sorted by number of targets. */
function failedRules(entries: readonly Entry[]): FailedAt[] {
  const failed = entries.flatMap((entry) =>
    entry.verdict === 'unusable' ? [] : entry.failed.map(({ id }) => ({ id, label: entry.label })),
  );
  return groupBy(failed, ({ id }) => id)
    .map(([id, own]) => ({ id, labels: own.map(({ label }) => label) }))
    .sort((one, other) => other.labels.length - one.labels.length || compared(one.id, other.id));
}

/** Findings about a target, each in one line; empty if it is conformant without limits. */
export function findings(entry: Entry): string[] {
  if (entry.verdict === 'unusable') return [entry.problem];
  const ground = [entry.ground, entry.limits].filter((text) => text !== '').join(' ');
  if (entry.verdict === 'conformant') return entry.limits === '' ? [] : [ground];
  const more = entry.moreFailed === 0 ? [] : [`${count(entry.moreFailed, 'more must-rule')} failed.`];
  return [ground, ...entry.failed.map(({ id, reason }) => `${id}: ${reason}`), ...more];
}

/** The head of a table of targets. */
export const COLUMNS = [
  'verdict',
  'target',
  'must passed',
  'must failed',
  'must inconclusive',
  'should failed',
  'took',
  'started',
] as const;

/** The cells of a target in that table, as text. */
export function cellsOf(entry: Entry): string[] {
  const name = [`${LOOKS[entry.verdict].mark} ${entry.verdict}`, entry.label];
  if (entry.verdict === 'unusable') return name;
  const { must, should } = entry.counts;
  const numbers = [must.passed, must.failed, must.inconclusive, should.failed].map(String);
  return [...name, ...numbers, `${(entry.durationMs / 1000).toFixed(1)} s`, entry.startedAt];
}
