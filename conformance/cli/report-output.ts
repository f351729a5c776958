import { EXIT_CODES, type Report } from '../engine/report.ts';
import { githubStep } from '../reporters/github.ts';
import { terminalReporter, type TerminalEvent } from '../reporters/terminal.ts';
import { useBaseline, type BaselineFlags, type BaselineUse } from './baseline.ts';
import type { Io } from './io.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import { isSigned, parseOrders, writeReports, type ReportOrder } from './reports.ts';
import { createSigner, type Sign } from './signature.ts';
import { UsageError } from './usage-error.ts';

/** The flags of every command that outputs a report. */
export interface OutputFlags extends BaselineFlags {
  report: string[];
  sign?: string;
  quiet?: boolean;
  observations?: boolean;
}

/** The flags of the commands that read recorded reports. */
export interface RecordedReportFlags extends OutputFlags {
  overlay: string[];
  /** File of the public key that signed the reports. */
  verify?: string;
}

/** The files that such a command reads: the reports, and what judges them again. */
export function inputsOf(
  reports: readonly string[],
  { overlay = [], verify }: Partial<Pick<RecordedReportFlags, 'overlay' | 'verify'>>,
): string[] {
  return [...reports, ...overlay, ...(verify === undefined ? [] : [verify])];
}

/** The requested outputs, prepared before anything runs. */
export interface Outputs {
  orders: readonly ReportOrder[];
  sign: Sign | undefined;
  baseline: BaselineUse;
}

/**
 * Prepares the outputs of a report.
 *
 * @param inputs - the files that the command reads, beside those of these flags
 * @throws UsageError when a file cannot be written, a key or a baseline cannot be read, or there is nothing to sign
 */
export async function outputsOf(flags: OutputFlags, inputs: readonly string[]): Promise<Outputs> {
  const { report, sign: key, baseline } = flags;
  const own = [key, baseline].filter((file) => file !== undefined);
  const orders = parseOrders(report, REPORT_FORMATS, [...inputs, ...own]);
  if (key !== undefined && !orders.some(isSigned)) {
    throw new UsageError(`--sign ${key}: signs the JSON report. Name its file with --report json=FILE.`);
  }
  const sign = key === undefined ? undefined : await createSigner(key);
  return { orders, sign, baseline: await useBaseline(flags, orders) };
}

/** The consumers of the events of a run: the terminal, and GitHub inside a workflow. */
export interface Audience {
  /** The stream for people: standard output, or standard error if a report goes to standard output. */
  stream: NodeJS.WriteStream;
  onEvent(event: TerminalEvent): void;
  /**
   * Writes the requested outputs, and resumes workflow commands.
   *
   * @param written - the report to write, if it differs
   * @returns the exit code of the verdict, or of its comparison with the baseline, and a message for each file that could not be written
   */
  conclude(report: Report, written?: Report): Promise<{ exitCode: number; problems: string[] }>;
  /** Resumes workflow commands; call it however the run ends. */
  dismiss(): void;
}

export function audienceOf(
  { orders, sign, baseline }: Outputs,
  { quiet = false, observations = false }: OutputFlags,
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
 * Prints a recorded report and writes the requested outputs.
 *
 * @param said.notes - lines for standard error
 * @param said.agreed - line for people if there are no notes
 * @returns the exit code of its verdict, or of its comparison with the baseline
 * @throws UsageError when an output could not be written, after writing the others
 */
export async function outputReport(
  report: Report,
  outputs: Outputs,
  flags: OutputFlags,
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
