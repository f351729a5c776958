import { summarize, type Report } from '../engine/report.ts';
import { LEVELS } from '../engine/rule.ts';
import { failureBlock, reasonBlocks, type Block } from './markdown-blocks.ts';
import { codeSpan, folded, sentence } from './markdown-text.ts';
import { effortOf, explainVerdict, resultsOf, selectedResults } from './results.ts';

/** Longest comment that GitHub takes, in characters. */
export const LONGEST_COMMENT = 65_536;

const MARKS = { conformant: '✅', nonconformant: '❌', inconclusive: '❔' } as const;
/** What is kept free for the notes about what is left out. */
const RESERVE = 1000;

interface Section {
  heading: string;
  blocks: readonly Block[];
  /** Between two blocks: a blank line, or none inside a list. */
  separator: string;
}

/**
 * Writes a report as Markdown for a comment on a pull request or the summary of a job. Failures come first and passed
 * rules last, so that what does not fit is what matters least. Whatever the target had a hand in stands in code.
 *
 * @param limit - longest text to write, in characters
 */
export function markdownReport(report: Report, limit: number = LONGEST_COMMENT): string {
  let text = header(report);
  for (const section of sectionsOf(report)) text += fit(section, limit - text.length - RESERVE);
  const passed = passedRules(report);
  return text.length + passed.length + 1 <= limit ? `${text}${passed}\n` : `${text}\n`;
}

function header(report: Report): string {
  const { suite, targets, durationMs, startedAt } = report;
  const summary = summarize(selectedResults(report));
  const rows = LEVELS.map((level) => {
    const { passed, failed, inconclusive, notApplicable, skipped } = summary[level];
    return `| ${level} | ${passed} | ${failed} | ${inconclusive} | ${notApplicable} | ${skipped} |`;
  });
  const effort = `${effortOf(report)}, ${(durationMs / 1000).toFixed(1)} s`;
  return [
    `## ${MARKS[report.verdict]} Conformance: ${report.verdict}`,
    `**${explainVerdict(report)}** ${effort}, started ${startedAt}, ${sentence(`${suite.name} ${suite.version}`)}.`,
    [
      '| level | passed | failed | inconclusive | not applicable | skipped |',
      '|---|--:|--:|--:|--:|--:|',
      ...rows,
    ].join('\n'),
    `Targets: ${Object.entries(targets)
      .map(([host, url]) => `${host} ${codeSpan(url)}`)
      .join(', ')}`,
  ].join('\n\n');
}

function sectionsOf(report: Report): Section[] {
  const failed = resultsOf(report, 'failed');
  const failures = (wanted: boolean) =>
    failed.filter(({ level }) => (level === 'must') === wanted).map((result) => failureBlock(report, result));
  const notes = report.rules.flatMap(({ id, notes: own = [] }) =>
    own.map((note) => `${codeSpan(id)}: ${codeSpan(note)}`),
  );
  const list = { separator: '\n' };
  return [
    { heading: 'Failed', blocks: failures(true), separator: '\n\n' },
    { heading: 'Warnings', blocks: failures(false), separator: '\n\n' },
    { heading: 'Inconclusive', blocks: reasonBlocks(resultsOf(report, 'inconclusive')), ...list },
    { heading: 'Left behind on the target', blocks: report.leftovers.map((one) => line(codeSpan(one))), ...list },
    { heading: 'Remarks', blocks: (report.remarks ?? []).map((one) => line(codeSpan(one))), ...list },
    { heading: 'Not applicable', blocks: reasonBlocks(resultsOf(report, 'not-applicable')), ...list },
    { heading: 'Skipped', blocks: reasonBlocks(resultsOf(report, 'skipped')), ...list },
    { heading: 'Observed', blocks: notes.map(line), ...list },
  ];
}

function line(text: string): Block {
  return { full: `- ${text}`, short: `- ${text}` };
}

/** As much of a section as there is room for. */
function fit({ heading, blocks, separator }: Section, room: number): string {
  if (blocks.length === 0) return '';
  let text = `\n\n### ${heading} (${blocks.length})\n\n`;
  let written = 0;
  for (const { full, short } of blocks) {
    const fitting = [full, short].find((one) => text.length + one.length + separator.length <= room);
    if (fitting === undefined) break;
    text += `${written === 0 ? '' : separator}${fitting}`;
    written += 1;
  }
  const left = blocks.length - written;
  return left === 0 ? text : `${text}\n\n${left} more: there is no room for them here, see the JSON or HTML report.`;
}

function passedRules(report: Report): string {
  const passed = resultsOf(report, 'passed');
  if (passed.length === 0) return '';
  const lines = passed.map(({ id, level, title }) => `- ${codeSpan(id)} (${level}): ${sentence(title)}`);
  return `\n\n${folded(`Passed (${passed.length})`, lines.join('\n'))}`;
}
