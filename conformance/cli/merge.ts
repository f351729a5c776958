import { MergeError, mergeReports, type Part } from '../engine/merge.ts';
import { EXIT_CODES, type Report } from '../engine/report.ts';
import { audienceOf } from './audience.ts';
import type { Io } from './io.ts';
import { readReport } from './report-file.ts';
import { parseReportOrders, writeReports } from './reports.ts';
import { UsageError } from './usage-error.ts';

/** The flags of `merge`. */
export interface MergeFlags {
  report: string[];
  quiet?: boolean;
}

/**
 * Puts the JSON reports of all shards together, and prints and writes what a whole run would have.
 *
 * @param files - the reports, in any order
 * @returns the exit code of the merged verdict
 * @throws UsageError when a report cannot be read, or the reports do not belong together
 */
export function mergeCommand(files: readonly string[], flags: MergeFlags, io: Io): number {
  const orders = parseReportOrders(flags.report);
  const report = merged(files.map((file) => ({ name: file, report: readReport(file) })));
  const toStandardOutput = orders.some(({ file }) => file === '-');
  const audience = audienceOf({ io, toStandardOutput, quiet: flags.quiet === true });
  try {
    audience.onEvent({ type: 'end', report });
    writeReports(orders, report, io);
    audience.publish(report);
  } finally {
    audience.dismiss();
  }
  return EXIT_CODES[report.verdict];
}

function merged(parts: readonly Part[]): Report {
  try {
    return mergeReports(parts);
  } catch (error) {
    throw error instanceof MergeError ? new UsageError(error.message) : error;
  }
}
