import { MergeError, mergeReports, type Part } from '../engine/merge.ts';
import type { Report } from '../engine/report.ts';
import type { Io } from './io.ts';
import { oneLine } from '../reporters/visible.ts';
import { readReport } from './report-file.ts';
import { inputsOf, outputsOf, outputReport, type RecordedReportFlags } from './report-output.ts';
import { UsageError } from './usage-error.ts';
import { replayer, requireAgreement } from './verified-report.ts';

/**
 * Merges the JSON reports of all shards, then prints and writes what an undivided run would have. Each is judged again from its
 * evidence, unless `--verify` names the key that signed them.
 *
 * @param files - the reports, in any order
 * @returns the exit code of the merged verdict, or of its comparison with the baseline
 * @throws UsageError when a report cannot be read, does not agree with its evidence, or the reports do not belong together
 */
export async function mergeCommand(files: readonly string[], flags: RecordedReportFlags, io: Io): Promise<number> {
  const outputs = await outputsOf(flags, inputsOf(files, flags));
  const parts: Part[] = [];
  for (const file of files) parts.push({ name: file, report: await readReport(file, flags.verify) });
  // Reports that do not belong together are refused before the slow step of judging them again.
  const merged = joined(parts);
  if (flags.verify !== undefined) for (const part of parts) requireAgreement(part);
  const report = flags.verify === undefined ? joined(await judgedAgain(parts, flags.overlay, io)) : merged;
  return outputReport(report, outputs, flags, io);
}

async function judgedAgain(parts: readonly Part[], overlays: readonly string[], io: Io): Promise<Part[]> {
  const judgeAgain = await replayer(overlays, io);
  const judged: Part[] = [];
  for (const part of parts) {
    if (part.report.evidence !== undefined) {
      throw new UsageError(
        `${part.name}: holds the evidence of failures only, so that what passed cannot be judged again. Sign the reports of the ` +
          'shards with run --sign KEYFILE, and name the public key with --verify.',
      );
    }
    judged.push({ ...part, report: (await judgeAgain(part)).report });
  }
  return judged;
}

function joined(parts: readonly Part[]): Report {
  try {
    return mergeReports(parts);
  } catch (error) {
    throw error instanceof MergeError ? new UsageError(oneLine(error.message)) : error;
  }
}
