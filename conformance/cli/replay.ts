import { refuseBaseline } from './baseline.ts';
import type { Io } from './io.ts';
import { readReport } from './report-file.ts';
import { inputsOf, outputsOf, outputReport, type RecordedReportFlags } from './report-output.ts';
import { replayer } from './verified-report.ts';

/**
 * Judges the evidence of a report again; sends nothing.
 *
 * @returns the exit code of the verdict, or of its comparison with the baseline
 * @throws UsageError when the report cannot be read or judged again, or contradicts its evidence; OverlayError when the Overlay
 *   cannot be used
 */
export async function replayCommand(file: string, flags: RecordedReportFlags, io: Io): Promise<number> {
  const outputs = await outputsOf(flags, inputsOf([file], flags));
  const recorded = { name: file, report: await readReport(file, flags.verify) };
  refuseBaseline(flags, recorded.report);
  const judgeAgain = await replayer(flags.overlay, io);
  const { report, differences } = await judgeAgain(recorded);
  const notes = differences.map(
    ({ id, recorded: before, replayed }) =>
      `${id}: ${before} when it was recorded, ${replayed} now: the report has only the beginning of a response`,
  );
  return outputReport(report, outputs, flags, io, { notes, agreed: 'Every rule has the recorded status.' });
}
