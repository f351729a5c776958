import { fit, LONGEST_COMMENT } from '../markdown-sections.ts';
import { codeSpan } from '../markdown-text.ts';
import { cellsOf, COLUMNS, LOOKS, placesOf, summaryOf, type Entry } from './summary.ts';

/**
 * Converts a summary to Markdown for a job summary: failed rules, then the reasons of verdicts, then all targets, the worst first, so that
 * the least important parts are omitted if the limit is reached. Text from reports is code.
 */
export function markdownSummary(entries: readonly Entry[]): string {
  const { worst, totals, ordered, failed, why } = summaryOf(entries);
  const rules = failed.map((rule) => ({ full: `- ${codeSpan(rule.id)} ${placesOf(rule, cell)}` }));
  const reasons = why.map(({ entry, line }) => ({ full: `- ${codeSpan(entry.label)}: ${codeSpan(line)}` }));
  const rows = ordered.map((entry) => {
    const [, , ...numbers] = cellsOf(entry);
    const cells = [`${LOOKS[entry.verdict].emoji} ${entry.verdict}`, cell(entry.label), ...numbers];
    return { full: `| ${COLUMNS.map((_, at) => cells[at] ?? '').join(' | ')} |` };
  });
  const head = `## ${LOOKS[worst].emoji} Conformance: ${worst}\n\n${totals}.`;
  const table = `| ${COLUMNS.join(' | ')} |\n|---|---|--:|--:|--:|--:|--:|---|\n`;
  // Reserves half of the space for the table of all targets.
  const half =
    head +
    fit({ heading: 'Must-rules that failed', blocks: rules }, LONGEST_COMMENT / 4) +
    fit({ heading: 'Reasons for the verdicts', blocks: reasons }, LONGEST_COMMENT / 4);
  return `${half}${fit({ heading: 'Targets', blocks: rows, before: table }, LONGEST_COMMENT - half.length)}\n`;
}

/** A name in a table cell, where a bar would begin the next cell even in code. */
function cell(text: string): string {
  return codeSpan(text).replaceAll('|', '\\|');
}
