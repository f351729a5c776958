import { compareReports } from '../engine/compare.ts';
import { comparisonMarkdown, comparisonText, type ComparedReport } from '../reporters/comparison.ts';
import { widthOf } from '../reporters/lines.ts';
import type { Io } from './io.ts';
import { readReport } from './report-file.ts';
import { COMPARISON_FORMATS } from './report-formats.ts';
import { parseOrders, writeOrders } from './reports.ts';
import { inputsOf, type RecordedReportFlags } from './report-output.ts';
import { UsageError } from './usage-error.ts';
import { isOfThisSuite, replayer, requireOwnAgreement, type FiledReport } from './verified-report.ts';

type CompareFlags = Pick<RecordedReportFlags, 'report' | 'overlay' | 'verify'>;

/**
 * Compares two JSON reports, the older one first. Each is judged again from its evidence where possible, unless `--verify` names the
 * key that signed them.
 *
 * @returns 1 if there are new failures, 0 otherwise
 * @throws UsageError when a report cannot be read or contradicts its evidence or its own results, or, after writing the other
 *   comparisons, when one cannot be written
 */
export async function compareCommand(before: string, after: string, flags: CompareFlags, io: Io): Promise<number> {
  const orders = parseOrders(flags.report, COMPARISON_FORMATS, inputsOf([before, after], flags));
  const a = await read(before, flags, io);
  const b = await read(after, flags, io);
  const comparison = compareReports(a.report, b.report);
  const compared = { a: a.described, b: b.described, comparison };
  for (const { note } of [a, b]) if (note !== undefined) io.stderr.write(`${note}\n`);
  const people = orders.some(({ file }) => file === '-') ? io.stderr : io.stdout;
  people.write(`${comparisonText(compared, widthOf(people))}\n`);
  const problems = await writeOrders(orders, io, (format) =>
    format === 'json'
      ? `${JSON.stringify({ a: a.described, b: b.described, ...comparison }, null, 2)}\n`
      : comparisonMarkdown(compared),
  );
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return comparison.failedNewly.length > 0 ? 1 : 0;
}

/** The report to compare, its description for the output, and a note if it was not judged again. */
async function read(file: string, { overlay, verify }: CompareFlags, io: Io) {
  const filed = { name: file, report: await readReport(file, verify) };
  const why = verify === undefined ? whyNotAgain(filed) : undefined;
  const judgedAgain = verify === undefined && why === undefined;
  if (!judgedAgain) requireOwnAgreement(filed);
  const report = judgedAgain ? (await (await replayer(overlay, io))(filed)).report : filed.report;
  const { suite, startedAt, verdict, digest } = report;
  const described: ComparedReport = {
    file,
    suite: `${suite.name} ${suite.version}`,
    startedAt,
    verdict,
    digest,
    judgedAgain,
  };
  const trust = 'so it is trusted and not judged again. A signature proves who made it: --verify KEYFILE';
  return { report, described, note: why && `${file}: ${why}, ${trust}.` };
}

/** Why the evidence of a report cannot be judged again; undefined if it can. */
function whyNotAgain(filed: FiledReport): string | undefined {
  const { seeds, evidence } = filed.report;
  if (!isOfThisSuite(filed)) return 'was made by another version of the suite';
  if (seeds !== undefined) return 'is put together from shards';
  return evidence === undefined ? undefined : 'holds the evidence of failures only';
}
