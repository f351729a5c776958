import { named } from '../named.ts';
import { CHANGES, type Change, type ChangeKind, type Comparison, type Side } from '../engine/compare.ts';
import type { Report } from '../engine/report.ts';
import { foldAt } from './lines.ts';
import { codeSpan } from './markdown-text.ts';
import { fitted, type Section } from './markdown-sections.ts';
import { count } from './results.ts';
import { oneLine } from './visible.ts';

/** One of two compared reports. */
export interface ComparedReport extends Pick<Report, 'startedAt' | 'verdict' | 'digest'> {
  file: string;
  suite: string;
  /** Whether its evidence was judged again. */
  judgedAgain: boolean;
}

/** Two reports and their differences. */
export interface Compared {
  a: ComparedReport;
  b: ComparedReport;
  comparison: Comparison;
}

const HEADINGS: Readonly<Record<ChangeKind, string>> = {
  failedNewly: 'Failed newly',
  mended: 'Mended',
  changed: 'Status changed',
  reasonChanged: 'Reason changed',
  onlyInA: 'Only in A',
  onlyInB: 'Only in B',
};

/** A comparison as plain text. */
export function comparisonText({ a, b, comparison }: Compared, width: number): string {
  const sections = CHANGES.map((kind) => {
    const lines = comparison[kind].flatMap((change) => {
      const [name = '', ...texts] = linesOf(change);
      return [`  ${name}`, ...texts.map((one) => `    ${one}`)];
    });
    return lines.length === 0 ? [] : [HEADINGS[kind], ...lines];
  });
  const all = [[reportLine('A', a), reportLine('B', b)], warningLines(comparison), ...sections, [summary(comparison)]];
  return all
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.flatMap(foldAt(width)).join('\n'))
    .join('\n\n');
}

/** A comparison as Markdown, for a comment on a pull request or a job summary, within GitHub's limits. */
export function comparisonMarkdown({ a, b, comparison }: Compared): string {
  const mark = comparison.failedNewly.length > 0 ? '❌' : '✅';
  const head = [
    `## ${mark} Compared: ${summary(comparison)}`,
    [reportLine('A', a), reportLine('B', b), ...warningLines(comparison)].map((one) => `- ${codeSpan(one)}`).join('\n'),
  ].join('\n\n');
  const sections = CHANGES.map((kind): Section => ({
    heading: HEADINGS[kind],
    blocks: comparison[kind].map((change) => {
      const [name = '', ...texts] = linesOf(change);
      const short = `- ${codeSpan(name)}`;
      return { short, full: [short, ...texts.map((one) => `  - ${codeSpan(one)}`)].join('\n') };
    }),
  }));
  return `${fitted(head, sections)}\n`;
}

function warningLines({ warnings }: Comparison): string[] {
  return warnings.map((one) => oneLine(`Warning: ${one}`));
}

function reportLine(name: string, { file, suite, startedAt, verdict, judgedAgain }: ComparedReport): string {
  const how = judgedAgain ? 'judged again' : 'not judged again';
  return oneLine(`${name}: ${file}: ${verdict}, started ${startedAt}, ${suite}, ${how}`);
}

/** Maximum number of named cases of a rule; the JSON has all. */
const SHOWN_CASES = 3;

function linesOf({ rule, level, cases, before, after }: Change): string[] {
  const of = cases.length === 0 ? '' : ` [${named(cases, SHOWN_CASES)}]`;
  const status = (side: Side | undefined) => side?.status ?? 'absent';
  const same = before?.reason === after?.reason;
  const reasonLine = (name: string, side: Side | undefined) =>
    side?.reason === undefined ? [] : [oneLine(`${name}: ${side.reason}`)];
  return [
    oneLine(`${rule}${of} (${level}): ${status(before)} → ${status(after)}`),
    ...(same ? reasonLine('both', after) : [...reasonLine('A', before), ...reasonLine('B', after)]),
  ];
}

/** A summary of the changes in one line. */
function summary(comparison: Comparison): string {
  const rules = (kind: ChangeKind) => new Set(comparison[kind].map(({ rule }) => rule)).size;
  const found = CHANGES.filter((kind) => rules(kind) > 0).map(
    (kind) => `${HEADINGS[kind].toLowerCase()}: ${count(rules(kind), 'rule')}`,
  );
  return found.length === 0 ? 'no difference' : found.join(', ');
}
