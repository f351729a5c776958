import { framed } from '../html/frame.ts';
import { markup, type Markup } from '../html/markup.ts';
import { cellsOf, COLUMNS, findings, LOOKS, placesOf, summaryOf, type Entry, type FailedAt } from './summary.ts';

/**
 * Renders a summary as one self-contained HTML file without a script: all targets, the worst first, the rules that failed and where, and
 * why targets are not conformant. Text from reports is escaped.
 */
export function htmlSummary(entries: readonly Entry[]): string {
  const { worst, totals, ordered, failed, why } = summaryOf(entries);
  const body = markup`<header class="${worst === 'unusable' ? 'nonconformant' : worst}">
<h1>${worst[0]?.toUpperCase()}${worst.slice(1)}</h1>
<p class="lead">${totals}.</p>
<div class="scroll"><table><thead><tr>${labelFirst(COLUMNS).map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead><tbody>
${ordered.map(row)}</tbody></table></div>
</header>
<main>
${rules(failed)}${why.length === 0 ? undefined : markup`<h2>Reasons for the verdicts</h2>\n`}${ordered.map(details)}</main>`;
  return framed(totals, body);
}

function row(entry: Entry): Markup {
  const cells = cellsOf(entry);
  const [label = '', verdict = '', ...numbers] = labelFirst(COLUMNS.map((_, at) => cells[at] ?? ''));
  return markup`<tr><th scope="row">${label}</th><td class="${LOOKS[entry.verdict].class}">${verdict}</td>${numbers.map(
    (cell) => markup`<td>${cell}</td>`,
  )}</tr>\n`;
}

/** Moves the label to the first column, which has the row headings. */
function labelFirst([verdict = '', label = '', ...others]: readonly string[]): string[] {
  return [label, verdict, ...others];
}

function rules(failed: readonly FailedAt[]): Markup | undefined {
  if (failed.length === 0) return undefined;
  const items = failed.map(
    (rule) => markup`<li><b class="id">${rule.id}</b> ${placesOf(rule, String, Infinity)}</li>\n`,
  );
  return markup`<h2>Must-rules that failed <span class="count">${failed.length}</span></h2>\n<ul>${items}</ul>\n`;
}

function details(entry: Entry): Markup | undefined {
  const lines = findings(entry);
  if (lines.length === 0) return undefined;
  const items = lines.map((line) => markup`<li>${line}</li>\n`);
  return markup`<article class="rule ${LOOKS[entry.verdict].class}"><h3>${entry.label}: ${entry.verdict}</h3><ul>${items}</ul></article>\n`;
}
