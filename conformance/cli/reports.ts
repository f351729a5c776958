import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Report } from '../engine/report.ts';
import { harReport } from '../reporters/har.ts';
import { htmlReport } from '../reporters/html.ts';
import { junitReport } from '../reporters/junit.ts';
import { markdownReport } from '../reporters/markdown.ts';
import type { Io } from './io.ts';
import { isReportFormat, REPORT_FORMATS, type ReportFormat } from './report-formats.ts';
import { UsageError } from './usage-error.ts';
import { writeTextFile } from './write-file.ts';

interface Format {
  /** How a file of this format usually ends. */
  extension: string;
  write: (report: Report) => string;
}

const FORMATS: Readonly<Record<ReportFormat, Format>> = {
  json: { extension: 'json', write: (report) => `${JSON.stringify(report, null, 2)}\n` },
  junit: { extension: 'xml', write: junitReport },
  html: { extension: 'html', write: htmlReport },
  har: { extension: 'har', write: harReport },
  markdown: { extension: 'md', write: (report) => markdownReport(report) },
};

/** One report that the operator asked for. */
export interface ReportOrder {
  format: ReportFormat;
  /** A path, or '-' for standard output. */
  file: string;
}

/**
 * Reads the values of --report before anything runs, so that a long run is not lost to a typing mistake.
 *
 * @throws UsageError
 */
export function parseReportOrders(values: readonly string[]): ReportOrder[] {
  const orders = values.map((value) => {
    const at = value.indexOf('=');
    const format = at < 0 ? value : value.slice(0, at);
    const file = at < 0 ? '' : value.slice(at + 1);
    if (!isReportFormat(format)) {
      throw new UsageError(
        `--report ${value}: there is no format «${format}». There are: ${REPORT_FORMATS.join(', ')}.`,
      );
    }
    if (file === '') {
      throw new UsageError(
        `--report ${value}: name a file, for example ${format}=report.${FORMATS[format].extension}.`,
      );
    }
    if (file !== '-' && !existsSync(dirname(file))) {
      throw new UsageError(`--report ${value}: the folder ${dirname(file)} does not exist. Create it first.`);
    }
    if (file !== '-' && statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
      throw new UsageError(
        `--report ${value}: ${file} is a folder. Name a file, for example report.${FORMATS[format].extension}.`,
      );
    }
    return { format, file };
  });
  const twice = orders.find((one, at) => one.file !== '-' && orders.findIndex(({ file }) => file === one.file) < at);
  if (twice !== undefined) {
    throw new UsageError(`--report: two reports would be written to ${twice.file}. Give each a file of its own.`);
  }
  if (orders.filter(({ file }) => file === '-').length > 1) {
    throw new UsageError('--report: only one report can go to standard output.');
  }
  return orders;
}

/**
 * Writes the reports that were asked for.
 *
 * @throws UsageError when a file cannot be written
 */
export function writeReports(orders: readonly ReportOrder[], report: Report, io: Io): void {
  for (const { format, file } of orders) {
    const text = FORMATS[format].write(report);
    if (file === '-') io.stdout.write(text);
    else writeTextFile(file, text);
  }
}
