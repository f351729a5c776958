import { overlayRules } from '../engine/answers-fit-contract.ts';
import { tighten } from '../engine/contract/tighten.ts';
import { loadRules } from '../engine/load-rules.ts';
import { replay, ReplayError } from '../engine/replay.ts';
import { EXIT_CODES } from '../engine/report.ts';
import { audienceOf } from './audience.ts';
import type { Io } from './io.ts';
import { readReport } from './report-file.ts';
import { parseReportOrders, writeReports } from './reports.ts';
import { UsageError } from './usage-error.ts';

/** The flags of `replay`. */
export interface ReplayFlags {
  report: string[];
  overlay: string[];
  quiet?: boolean;
}

/**
 * Judges the evidence of a report again, without a request, and says where it comes to another status.
 *
 * @returns the exit code of the verdict
 * @throws UsageError when the report cannot be read or judged again, OverlayError when the Overlay cannot be used
 */
export async function replayCommand(file: string, flags: ReplayFlags, io: Io): Promise<number> {
  const orders = parseReportOrders(flags.report);
  const recorded = readReport(file);
  const tightened = await tighten(...flags.overlay);
  const rules = [...(await loadRules()), ...overlayRules(tightened)];
  const { report, differences } = await replay(recorded, rules, tightened).catch((error: unknown) => {
    throw error instanceof ReplayError ? new UsageError(`${file}: ${error.message}`) : error;
  });
  const toStandardOutput = orders.some((order) => order.file === '-');
  const audience = audienceOf({ io, toStandardOutput, quiet: flags.quiet === true });
  try {
    audience.onEvent({ type: 'end', report });
    writeReports(orders, report, io);
    for (const { id, recorded: before, replayed } of differences) {
      io.stderr.write(`${id}: ${before} when it was recorded, ${replayed} now\n`);
    }
    if (flags.quiet !== true && differences.length === 0)
      audience.stream.write('Every rule came to the recorded status.\n');
    audience.publish(report);
  } finally {
    audience.dismiss();
  }
  return EXIT_CODES[report.verdict];
}
