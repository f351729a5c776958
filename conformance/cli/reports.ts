import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BaselineComparison } from '../engine/baseline/comparison.ts';
import type { Report } from '../engine/report.ts';
import { messageOf } from '../message-of.ts';
import { harReport } from '../reporters/har.ts';
import { htmlReport } from '../reporters/html.ts';
import { junitReport } from '../reporters/junit.ts';
import { markdownReport } from '../reporters/markdown.ts';
import type { Io } from './io.ts';
import { EXTENSIONS, type ReportFormat } from './report-formats.ts';
import { signatureFile, type Sign } from './signature.ts';
import { UsageError } from './usage-error.ts';
import { placeOf, requireWritablePlace, writeTextFile } from './write-file.ts';

/**
 * Renders a report in each format. The comparison with a baseline appears only in formats for people; the JSON report holds the
 * results alone.
 */
export const WRITERS: Readonly<Record<ReportFormat, (report: Report, standing?: BaselineComparison) => string>> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  html: htmlReport,
  har: harReport,
  markdown: markdownReport,
};

/** One value of --report. */
export interface Order<Format extends string> {
  format: Format;
  /** A path, or '-' for standard output. */
  file: string;
}
export type ReportOrder = Order<ReportFormat>;

/**
 * Reads the values of --report before anything runs, so that a long run is not lost to a typing mistake.
 *
 * @param formats - the formats that the command can write
 * @param inputs - the files that the command reads, which no report may overwrite
 * @throws UsageError
 */
export function parseOrders<Format extends keyof typeof EXTENSIONS>(
  values: readonly string[],
  formats: readonly Format[],
  inputs: readonly string[] = [],
): Order<Format>[] {
  const orders = values.map((value) => {
    const [, name = value, file] = /^([^=]*)=([^]*)$/.exec(value) ?? [];
    const format = formats.find((one) => one === name);
    if (format === undefined) {
      const meant = formats.find((one) => name.endsWith(`.${EXTENSIONS[one]}`));
      const hint = file === undefined && meant !== undefined ? ` Did you mean ${meant}=${name}?` : '';
      throw new UsageError(`--report ${value}: there is no format «${name}». There are: ${formats.join(', ')}.${hint}`);
    }
    const example = `report.${EXTENSIONS[format]}`;
    if (!file) throw new UsageError(`--report ${value}: name a file, for example ${name}=${example}.`);
    if (file !== '-') requireWritablePlace(`--report ${value}`, file, example);
    return { format, file };
  });
  const written = writtenBy(orders);
  const twice = written.find(({ place }, at) => written.findIndex((one) => one.place === place) < at);
  if (twice !== undefined) {
    throw new UsageError(`--report: two files would be written to ${twice.file}. Give each a name of its own.`);
  }
  requireKept(orders, inputs);
  if (orders.filter(({ file }) => file === '-').length > 1) {
    throw new UsageError('--report: only one report can go to standard output.');
  }
  return orders;
}

/**
 * Makes sure that no report overwrites a file that the command reads.
 *
 * @throws UsageError
 */
export function requireKept(orders: readonly Order<string>[], inputs: readonly string[]): void {
  const read = new Set(inputs.filter((file) => existsSync(file)).map(placeOf));
  const lost = writtenBy(orders).find(({ place }) => read.has(place));
  if (lost !== undefined) {
    throw new UsageError(`--report: ${lost.file} would be overwritten, which this command reads. Name another file.`);
  }
}

/** The files of the reports and of their signatures, and the places that they lead to. */
function writtenBy(orders: readonly Order<string>[]): { file: string; place: string }[] {
  const files = orders.flatMap((one) => [one.file, ...(isSigned(one) ? [signatureFile(one.file)] : [])]);
  return files.filter((file) => file !== '-').map((file) => ({ file, place: placeOf(file) }));
}

/**
 * Writes the requested files and prints their paths to standard error. If one cannot be written, the others still are.
 *
 * @param textIn - renders a format
 * @param how.quiet - prints nothing
 * @param how.written - called after each file is written
 * @returns a message for each file that could not be written
 */
export async function writeOrders<Format extends string>(
  orders: readonly Order<Format>[],
  io: Io,
  textIn: (format: Format) => string,
  { quiet = false, written }: { quiet?: boolean; written?: (order: Order<Format>, text: string) => Promise<void> } = {},
): Promise<string[]> {
  const problems: string[] = [];
  for (const order of orders) {
    const { format, file } = order;
    try {
      const text = textIn(format);
      if (file === '-') io.stdout.write(text);
      else writeTextFile(file, text);
      await written?.(order, text);
      // The absolute path: npm may run its scripts in another folder than the operator expects.
      if (file !== '-' && !quiet) io.stderr.write(`${format} written to ${resolve(file)}\n`);
    } catch (error) {
      problems.push(error instanceof UsageError ? error.message : `--report ${format}=${file}: ${messageOf(error)}`);
    }
  }
  return problems;
}

/**
 * Writes the requested reports, and the signature of each JSON report next to it.
 *
 * @param how.sign - signs the JSON report
 * @param how.standing - the comparison with a baseline
 * @param how.quiet - prints nothing
 * @returns a message for each file that could not be written
 */
export async function writeReports(
  orders: readonly ReportOrder[],
  report: Report,
  io: Io,
  how: { sign?: Sign | undefined; standing?: BaselineComparison | undefined; quiet?: boolean } = {},
): Promise<string[]> {
  const written = async (order: ReportOrder, text: string) => {
    if (!isSigned(order)) return;
    const file = signatureFile(order.file);
    // With an old signature next to it, this report would look as if it had been changed.
    if (how.sign === undefined) rmSync(file, { force: true });
    else writeTextFile(file, await how.sign(text));
  };
  return writeOrders(orders, io, (format) => WRITERS[format](report, how.standing), { ...how, written });
}

/** Whether an output can be signed: a JSON report in a file. */
export function isSigned({ format, file }: Order<string>): boolean {
  return format === 'json' && file !== '-';
}
