import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Report } from '../kit/report.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

const FORMATS: Record<string, (report: Report) => string> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
};

/** One report that the operator asked for. */
export interface ReportOrder {
  format: string;
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
    if (!(format in FORMATS)) {
      throw new UsageError(
        `--report ${value}: there is no format «${format}». There are: ${Object.keys(FORMATS).join(', ')}.`,
      );
    }
    if (file === '') throw new UsageError(`--report ${value}: name a file, for example ${format}=report.${format}.`);
    if (file !== '-' && !existsSync(dirname(file))) {
      throw new UsageError(`--report ${value}: the folder ${dirname(file)} does not exist. Create it first.`);
    }
    return { format, file };
  });
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
    const text = FORMATS[format]?.(report) ?? '';
    if (file === '-') {
      io.stdout.write(text);
      continue;
    }
    try {
      writeFileSync(file, text);
    } catch (error) {
      throw new UsageError(`--report ${format}=${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
