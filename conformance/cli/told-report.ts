import { EXIT_CODES, type Report } from '../engine/report.ts';
import { audienceOf } from './audience.ts';
import type { BaselineFlags, BaselineUse } from './baseline.ts';
import type { Io } from './io.ts';
import { writeReports, type ReportOrder } from './reports.ts';
import type { Signer } from './signature.ts';
import { UsageError } from './usage-error.ts';

/** The flags of every command that tells of a report that was made before. */
export interface TellFlags extends BaselineFlags {
  report: string[];
  sign?: string;
  quiet?: boolean;
}

/** How a report is told of. */
export interface Telling {
  orders: readonly ReportOrder[];
  signer: Signer | undefined;
  baseline: BaselineUse;
  flags: TellFlags;
  io: Io;
  /** What is to be said on standard error. */
  notes?: readonly string[];
  /** What is to be said when there are no notes. */
  agreed?: string;
}

/**
 * Prints a report that was made before, and writes it in the formats that were asked for.
 *
 * @returns the exit code of its verdict, or of how it stands against the baseline
 * @throws UsageError when one could not be written; the others are
 */
export async function tellOf(
  report: Report,
  { orders, signer, baseline, flags, io, notes = [], agreed }: Telling,
): Promise<number> {
  const toStandardOutput = orders.some(({ file }) => file === '-');
  const quiet = flags.quiet === true;
  const audience = audienceOf({ io, toStandardOutput, quiet, standingOf: baseline.standingOf });
  const standing = baseline.standingOf(report);
  try {
    audience.onEvent({ type: 'end', report });
    const problems = [
      ...(await writeReports(orders, report, io, { signer, standing })),
      ...baseline.write(report, quiet ? undefined : audience.stream),
    ];
    for (const note of notes) io.stderr.write(`${note}\n`);
    if (!quiet && agreed !== undefined && notes.length === 0) audience.stream.write(`${agreed}\n`);
    audience.publish(report);
    if (problems.length > 0) throw new UsageError(problems.join('\n'));
  } finally {
    audience.dismiss();
  }
  return standing?.exitCode ?? EXIT_CODES[report.verdict];
}
