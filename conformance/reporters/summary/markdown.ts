import { LONGEST_COMMENT } from '../markdown-sections.ts';
import { codeSpan } from '../markdown-text.ts';
import { count } from '../results.ts';
import { cellsOf, COLUMNS, failedRules, findings, totals, worstFirst, worstOf, type Entry } from './summary.ts';

const EMOJI = { unusable: '⚠️', nonconformant: '❌', inconclusive: '❔', conformant: '✅' } as const;

/** How many targets of a rule are named. */
const MOST_NAMED = 10;
/** What is kept free for the notes about what is left out. */
const RESERVE = 500;

/**
 * Writes a summary as Markdown for the summary of a job: rules that failed, then why targets are not conformant, then all targets, the worst
 * first, so that what does not fit is what matters least. Whatever somebody else wrote stands in code.
 *
 * @param limit - longest text to write, in characters
 */
export function markdownSummary(entries: readonly Entry[], limit: number = LONGEST_COMMENT): string {
  const worst = worstOf(entries);
  const ordered = worstFirst(entries);
  const rules = failedRules(entries).map(({ id, labels }) => {
    const more = labels.length > MOST_NAMED ? ` and ${labels.length - MOST_NAMED} more` : '';
    const named = labels.slice(0, MOST_NAMED).map(cell);
    return `- ${codeSpan(id)} at ${count(labels.length, 'target')}: ${named.join(', ')}${more}`;
  });
  const why = ordered.flatMap((entry) =>
    findings(entry).map((line) => `- ${codeSpan(entry.label)}: ${codeSpan(line)}`),
  );
  const rows = ordered.map((entry) => {
    const [, , ...numbers] = cellsOf(entry);
    const cells = [`${EMOJI[entry.verdict]} ${entry.verdict}`, cell(entry.label), ...numbers];
    return `| ${COLUMNS.map((_, at) => cells[at] ?? '').join(' | ')} |`;
  });
  const head = `## ${EMOJI[worst]} Conformance: ${worst}\n\n${totals(entries)}.`;
  const table = [`| ${COLUMNS.join(' | ')} |`, '|---|---|--:|--:|--:|--:|--:|---|'];
  // The table is for all targets: what says why takes half of the room at most.
  const half =
    head +
    section('Must-rules that failed', [], rules, limit / 4) +
    section('Reasons for the verdicts', [], why, limit / 4);
  return `${half}${section('Targets', table, rows, limit - half.length)}\n`;
}

/** A name in a cell, where a bar would begin the next one even in code. */
function cell(text: string): string {
  return codeSpan(text).replaceAll('|', '\\|');
}

/** As many lines of a section as there is room for. */
function section(heading: string, before: readonly string[], lines: readonly string[], room: number): string {
  if (lines.length === 0) return '';
  let text = [`\n\n### ${heading} (${lines.length})\n`, ...before].join('\n');
  let written = 0;
  for (const line of lines) {
    if (text.length + line.length + 1 > room - RESERVE) break;
    text += `\n${line}`;
    written += 1;
  }
  return written === lines.length ? text : `${text}\n\n${lines.length - written} more: there is no room for them here.`;
}
