import type { BaselineComparison } from '../engine/baseline/comparison.ts';
import { summarize, type Report } from '../engine/report.ts';
import { LEVELS, type Level } from '../engine/rule.ts';
import { failureBlock, reasonBlocks, type Block } from './markdown-blocks.ts';
import { fitted, LONGEST_COMMENT, type Section } from './markdown-sections.ts';
import { codeSpan, folded, sentence } from './markdown-text.ts';
import { embeddedNote, runCounts, headline, notesOf, resultsOf, selectedResults } from './results.ts';
import { standingGroups, verdictText } from './standing-text.ts';

const MARKS = { conformant: '✅', nonconformant: '❌', inconclusive: '❔' } as const;

/**
 * Converts a report to Markdown for a comment on a pull request or a job summary. Failures come first and passed rules last, so that the
 * least important parts are omitted if the limit is reached. Text that the target may have influenced is code.
 *
 * @param standing - the comparison with a baseline
 */
export function markdownReport(report: Report, standing?: BaselineComparison): string {
  const text = fitted(header(report, standing), [...baselineSections(standing), ...sectionsOf(report)]);
  const passed = passedRules(report);
  return text.length + passed.length < LONGEST_COMMENT ? `${text}${passed}\n` : `${text}\n`;
}

function header(report: Report, standing: BaselineComparison | undefined): string {
  const { suite, targets, durationMs, startedAt } = report;
  const note = embeddedNote(report);
  const summary = summarize(selectedResults(report));
  const rows = LEVELS.map((level) => {
    const { passed, failed, inconclusive, notApplicable, skipped } = summary[level];
    return `| ${level} | ${passed} | ${failed} | ${inconclusive} | ${notApplicable} | ${skipped} |`;
  });
  const effort = `${runCounts(report)}, ${(durationMs / 1000).toFixed(1)} s`;
  const hosts = Object.entries(targets).map(([host, url]) => `${host} ${codeSpan(url)}`);
  return [
    `## ${standing?.isKnown === true ? '⚠️' : MARKS[report.verdict]} Conformance: ${verdictText(report, standing)}`,
    `**${headline(report)}** ${effort}, started ${startedAt}, ${sentence(`${suite.name} ${suite.version}`)}.`,
    [
      '| level | passed | failed | inconclusive | not applicable | skipped |',
      '|---|--:|--:|--:|--:|--:|',
      ...rows,
    ].join('\n'),
    `Targets: ${hosts.join(', ')}`,
    ...(note === undefined ? [] : [sentence(note)]),
  ].join('\n\n');
}

function sectionsOf(report: Report): Section[] {
  const failures = (...levels: readonly Level[]) =>
    resultsOf(report, 'failed', levels).map((result) => failureBlock(report, result));
  const listed = (text: string): Block => ({ full: `- ${codeSpan(text)}` });
  const notes = notesOf(report).map(({ id, note }) => ({ full: `- ${codeSpan(id)}: ${codeSpan(note)}` }));
  const byReason = (heading: string, status: 'inconclusive' | 'not-applicable' | 'skipped') => {
    const results = resultsOf(report, status);
    return { heading, blocks: reasonBlocks(results), count: results.length };
  };
  return [
    { heading: 'Failed', blocks: failures('must'), separator: '\n\n' },
    { heading: 'Warnings', blocks: failures('should', 'info'), separator: '\n\n' },
    byReason('Inconclusive', 'inconclusive'),
    { heading: 'Left behind on the target', blocks: report.leftovers.map(listed) },
    { heading: 'Remarks', blocks: (report.remarks ?? []).map(listed) },
    byReason('Not applicable', 'not-applicable'),
    byReason('Skipped', 'skipped'),
    { heading: 'Observed', blocks: notes },
  ];
}

/** The results of the comparison with a baseline. */
function baselineSections(standing: BaselineComparison | undefined): Section[] {
  return standingGroups(standing).map(({ heading, says, items }) => ({
    heading: `Baseline, ${heading.toLowerCase()}: ${says}`,
    blocks: items.map(({ name, text }) => ({
      full: `- ${codeSpan(name)}: ${codeSpan(text)}`,
      short: `- ${codeSpan(name)}`,
    })),
  }));
}

function passedRules(report: Report): string {
  const passed = resultsOf(report, 'passed');
  if (passed.length === 0) return '';
  const lines = passed.map(({ id, level, title }) => `- ${codeSpan(id)} (${level}): ${sentence(title)}`);
  return `\n\n${folded(`Passed (${passed.length})`, lines.join('\n'))}`;
}
