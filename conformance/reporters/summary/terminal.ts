import { painter } from '../paint.ts';
import { foldFor } from '../lines.ts';
import { tableLines } from '../table.ts';
import { cellsOf, COLUMNS, LOOKS, placesOf, summaryOf, type Entry } from './summary.ts';

/**
 * Prints a summary for people: a table of the targets, the worst first; the reasons of verdicts; the failed rules; the worst outcome. No
 * line begins with text from a report.
 *
 * @param options.quiet - prints only the last line
 */
export function printSummary(
  entries: readonly Entry[],
  { stream, quiet }: { stream: NodeJS.WriteStream; quiet: boolean },
): void {
  const paint = painter(stream);
  const { worst, totals, ordered, failed, why } = summaryOf(entries);
  const verdict = `${paint(LOOKS[worst].style, worst)} (${totals})`;
  if (quiet) {
    stream.write(`${verdict}\n`);
    return;
  }
  const lines = tableLines(COLUMNS, ordered.map(cellsOf));
  const rows = lines.rows.map((line, at) => paint(LOOKS[ordered[at]?.verdict ?? worst].style, line));
  const reasons = why.map(({ entry: { label, verdict: own }, line }) =>
    paint(LOOKS[own].style, `${LOOKS[own].mark} ${label}: ${line}`),
  );
  const rules = failed.map((rule) => `${LOOKS.nonconformant.mark} ${rule.id} ${placesOf(rule)}`);
  const fold = foldFor(stream);
  const section = (heading: string, own: readonly string[]) =>
    own.length === 0 ? [] : ['', heading, ...own.flatMap(fold)];
  const text = [
    paint('bold', lines.head),
    paint('gray', lines.rule),
    ...rows,
    ...section('Reasons for the verdicts', reasons),
    ...section('Must-rules that failed', rules),
    '',
    verdict,
  ];
  stream.write(`${text.join('\n')}\n`);
}
