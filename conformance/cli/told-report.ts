import { EXIT_CODES, type Report } from '../engine/report.ts';
import { githubStep } from '../reporters/github.ts';
import { terminalReporter, type TerminalEvent } from '../reporters/terminal.ts';
import { useBaseline, type BaselineFlags, type BaselineUse } from './baseline.ts';
import type { Io } from './io.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import { isSigned, parseOrders, writeReports, type ReportOrder } from './reports.ts';
import { createSigner, type Sign } from './signature.ts';
import { UsageError } from './usage-error.ts';

/** The flags of every command that tells of a report. */
export interface TellFlags extends BaselineFlags {
  report: string[];
  sign?: string;
  quiet?: boolean;
  observations?: boolean;
}

/** The flags of every command that judges recorded runs again. */
export interface RetellFlags extends TellFlags {
  overlay: string[];
  /** File of the public key that signed the reports. */
  verify?: string;
}

/** Everything that is asked for, read before anything runs. */
export interface Outputs {
  orders: readonly ReportOrder[];
  sign: Sign | undefined;
  baseline: BaselineUse;
}

/**
 * Reads what is to become of a report.
 *
 * @throws UsageError when a report, a signature or a baseline cannot be written, a key or a baseline not be read, or there is nothing to sign
 */
export async function outputsOf(flags: TellFlags): Promise<Outputs> {
  const { report, sign: key } = flags;
  const orders = parseOrders(report, REPORT_FORMATS);
  if (key !== undefined && !orders.some(isSigned)) {
    throw new UsageError(`--sign ${key}: signs the JSON report. Name its file with --report json=FILE.`);
  }
  const sign = key === undefined ? undefined : await createSigner(key);
  return { orders, sign, baseline: await useBaseline(flags, orders) };
}

/** Everyone who is told of a run: the terminal, and GitHub inside of a workflow. Each one only consumes the events. */
export interface Audience {
  /** Where people read: standard output, or standard error when a report goes to standard output. */
  stream: NodeJS.WriteStream;
  onEvent(event: TerminalEvent): void;
  /**
   * Writes what was asked for, and has the workflow read commands again.
   *
   * @param written - what reports hold; all of it by default
   * @returns the exit code of the verdict, or of how the report stands against the baseline, and what could not be written
   */
  conclude(report: Report, written?: Report): Promise<{ exitCode: number; problems: string[] }>;
  /** Ends what was begun before the first line; to be called however the run ends. */
  dismiss(): void;
}

/** Gathers the audience of a run. */
export function audienceOf(
  { orders, sign, baseline }: Outputs,
  { quiet = false, observations = false }: TellFlags,
  io: Io,
): Audience {
  const stream = orders.some(({ file }) => file === '-') ? io.stderr : io.stdout;
  const { standingOf } = baseline;
  const github = githubStep(stream, io.env ?? {});
  return {
    stream,
    onEvent: terminalReporter({ stream, quiet, observations, standingOf }),
    conclude: async (report, written = report) => {
      const standing = standingOf(report);
      const problems = [
        ...(await writeReports(orders, written, io, { sign, standing, quiet })),
        ...baseline.write(report, quiet ? undefined : stream),
      ];
      github?.publish(report, standing);
      return { exitCode: standing?.exitCode ?? EXIT_CODES[report.verdict], problems };
    },
    dismiss: () => github?.resume(),
  };
}

/**
 * Prints a report that was made before, and writes it in the formats that were asked for.
 *
 * @param said.notes - for standard error
 * @param said.agreed - for people, when there are no notes
 * @returns the exit code of its verdict, or of how it stands against the baseline
 * @throws UsageError when one could not be written; the others are
 */
export async function tellOf(
  report: Report,
  outputs: Outputs,
  flags: TellFlags,
  io: Io,
  { notes = [], agreed }: { notes?: readonly string[]; agreed?: string } = {},
): Promise<number> {
  const audience = audienceOf(outputs, flags, io);
  try {
    audience.onEvent({ type: 'end', report });
    for (const note of notes) io.stderr.write(`${note}\n`);
    if (flags.quiet !== true && agreed !== undefined && notes.length === 0) audience.stream.write(`${agreed}\n`);
    const { exitCode, problems } = await audience.conclude(report);
    if (problems.length > 0) throw new UsageError(problems.join('\n'));
    return exitCode;
  } finally {
    audience.dismiss();
  }
}
