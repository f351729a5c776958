import { groupBy } from '../../group-by.ts';
import { named } from '../../named.ts';
import { cut } from '../../engine/expect.ts';
import type { Report } from '../../engine/report.ts';
import { count, explainVerdict, groupByShownReason, resultsOf, unselected, untested } from '../results.ts';
import { oneLine } from '../visible.ts';

/** How many failed rules of a report are kept, and how many characters of what is said of each: a summary of many reports stays small. */
const MOST_FAILED = 50;
const LONGEST_LABEL = 255;
const LONGEST_ID = 100;
const LONGEST_REASON = 300;
const LONGEST_PROBLEM = 600;

/** What a summary keeps of a report; every text is one line that can be printed. */
export interface Judged extends Pick<Report, 'verdict' | 'startedAt' | 'durationMs'> {
  /** Names the target. */
  label: string;
  /** What the verdict rests on, as a sentence. */
  ground: string;
  /** What limits it: it is of a part of the rules, or of no deployment. Empty for a whole run. */
  limits: string;
  counts: Report['summary'];
  /** The must-rules that failed; of very many, the first. */
  failed: readonly { id: string; reason: string }[];
  /** How many more there are. */
  moreFailed: number;
}

/** A report from which nothing can be taken. */
export interface Unusable {
  label: string;
  verdict: 'unusable';
  /** What is wrong with it. */
  problem: string;
}

/** What is known of one target. */
export type Entry = Judged | Unusable;
export type Outcome = Entry['verdict'];

/**
 * The outcomes from the worst to the best, and how each is shown: by one character, in Markdown, by the style of a terminal, by the class of the
 * style of a page, and by an element of JUnit.
 */
export const LOOKS = {
  unusable: { mark: '!', emoji: '⚠️', style: 'magenta', class: 'failed', element: 'error' },
  nonconformant: { mark: '✗', emoji: '❌', style: 'red', class: 'failed', element: 'failure' },
  inconclusive: { mark: '?', emoji: '❔', style: 'yellow', class: 'inconclusive', element: 'error' },
  conformant: { mark: '✓', emoji: '✅', style: 'green', class: 'passed', element: undefined },
} as const satisfies Readonly<Record<Outcome, object>>;
export const OUTCOMES = Object.keys(LOOKS) as readonly Outcome[];

/** A name that can stand in a line, a cell and a label. */
export function labelOf(name: string): string {
  return kept(name, LONGEST_LABEL);
}

/**
 * Takes from a report what a summary shows.
 *
 * @param label - names the target
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
 * What is known of a target whose report cannot be used.
 *
 * @param problem - what is wrong with the report
 */
export function unusable(label: string, problem: string): Unusable {
  return { label, verdict: 'unusable', problem: kept(problem, LONGEST_PROBLEM) };
}

/** Why most of the rules that are open could not be judged, as the end of a sentence before it. */
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
    ...(report.embedded === undefined ? [] : [`It is of the embedded ${report.embedded}.`]),
  ].join(' ');
}

/** The beginning of a text, which does not keep the rest of it in memory. */
function kept(text: string, length: number): string {
  return Buffer.from(oneLine(cut(text, length)).trim()).toString();
}

/** What every form of a summary shows. */
export interface Summary {
  /** What the whole comes to. */
  worst: Outcome;
  /** How many targets came to what, in one line. */
  totals: string;
  /** All targets, the worst first. */
  ordered: readonly Entry[];
  /** The must-rules that failed. */
  failed: readonly FailedAt[];
  /** What is to be said of targets, in the same order, each as a line. */
  why: readonly { entry: Entry; line: string }[];
}

/** Works out what every form of a summary shows. */
export function summaryOf(entries: readonly Entry[]): Summary {
  const ordered = worstFirst(entries);
  const why = ordered.flatMap((entry) => findings(entry).map((line) => ({ entry, line })));
  return { worst: worstOf(entries), totals: totals(entries), ordered, failed: failedRules(entries), why };
}

/** The worst first; alike ones by their labels. */
function worstFirst(entries: readonly Entry[]): Entry[] {
  const rank = ({ verdict }: Entry) => OUTCOMES.indexOf(verdict);
  return [...entries].sort((one, other) => rank(one) - rank(other) || compared(one.label, other.label));
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The worst of all: what the whole comes to. */
export function worstOf(entries: readonly Entry[]): Outcome {
  return OUTCOMES.find((outcome) => entries.some(({ verdict }) => verdict === outcome)) ?? 'inconclusive';
}

/** How many targets came to what: «12 targets: 10 conformant, 2 unusable». */
function totals(entries: readonly Entry[]): string {
  const parts = OUTCOMES.toReversed().flatMap((outcome) => {
    const number = entries.filter(({ verdict }) => verdict === outcome).length;
    return number === 0 ? [] : [`${number} ${outcome}`];
  });
  return `${count(entries.length, 'target')}: ${parts.join(', ')}`;
}

/** A must-rule, and the targets at which it failed. */
export interface FailedAt {
  id: string;
  labels: readonly string[];
}

/** How many targets of a rule are named where there is little room. */
const MOST_NAMED = 10;

/** Where a rule failed: «at 12 targets: a, b and 10 more». */
export const placesOf = ({ labels }: FailedAt, write: (label: string) => string = String, most = MOST_NAMED): string =>
  `at ${count(labels.length, 'target')}: ${named(labels.map(write), most)}`;

/** The must-rules that failed, the one that failed at most targets first. */
function failedRules(entries: readonly Entry[]): FailedAt[] {
  const failed = entries.flatMap((entry) =>
    entry.verdict === 'unusable' ? [] : entry.failed.map(({ id }) => ({ id, label: entry.label })),
  );
  return groupBy(failed, ({ id }) => id)
    .map(([id, own]) => ({ id, labels: own.map(({ label }) => label) }))
    .sort((one, other) => other.labels.length - one.labels.length || compared(one.id, other.id));
}

/** What is to be said of a target, each as a line; nothing where a whole run found it conformant. */
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
