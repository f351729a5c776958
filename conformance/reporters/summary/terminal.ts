import { painter } from '../paint.ts';
import { foldFor } from '../lines.ts';
import { tableLines } from '../table.ts';
import {
  cellsOf,
  COLUMNS,
  failedRules,
  findings,
  LOOKS,
  placesOf,
  totals,
  worstFirst,
  worstOf,
  type Entry,
} from './summary.ts';

/**
 * Prints a summary for people: a table of the targets, the worst first; why they are not conformant; the rules that failed; what the whole
 * comes to. No line begins with a text that somebody else wrote.
 *
 * @param options.quiet - print the last line only
 */
export function printSummary(
  entries: readonly Entry[],
  { stream, quiet }: { stream: NodeJS.WriteStream; quiet: boolean },
): void {
  const paint = painter(stream);
  const worst = worstOf(entries);
  const verdict = `${paint(LOOKS[worst].style, worst)} (${totals(entries)})`;
  if (quiet) {
    stream.write(`${verdict}\n`);
    return;
  }
  const ordered = worstFirst(entries);
  const lines = tableLines(COLUMNS, ordered.map(cellsOf));
  const rows = lines.rows.map((line, at) => paint(LOOKS[ordered[at]?.verdict ?? worst].style, line));
  const why = ordered.flatMap((entry) =>
    findings(entry).map((line) => {
      const { style, mark } = LOOKS[entry.verdict];
      return paint(style, `${mark} ${entry.label}: ${line}`);
    }),
  );
  const rules = failedRules(entries).map((rule) => `${LOOKS.nonconformant.mark} ${rule.id} ${placesOf(rule)}`);
  const fold = foldFor(stream);
  const section = (heading: string, own: readonly string[]) =>
    own.length === 0 ? [] : ['', heading, ...own.flatMap(fold)];
  const text = [
    paint('bold', lines.head),
    paint('gray', lines.rule),
    ...rows,
    ...section('Reasons for the verdicts', why),
    ...section('Must-rules that failed', rules),
    '',
    verdict,
  ];
  stream.write(`${text.join('\n')}\n`);
}
