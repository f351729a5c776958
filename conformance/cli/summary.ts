import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { basename, join } from 'node:path';
import { EXIT_CODES } from '../engine/report.ts';
import { describeSuite } from '../engine/suite.ts';
import { htmlSummary } from '../reporters/summary/html.ts';
import { junitSummary } from '../reporters/summary/junit.ts';
import { markdownSummary } from '../reporters/summary/markdown.ts';
import { openMetrics } from '../reporters/summary/openmetrics.ts';
import { judged, labelOf, unusable, worstOf, type Entry, type Outcome } from '../reporters/summary/summary.ts';
import { printSummary } from '../reporters/summary/terminal.ts';
import { saying, type Io } from './io.ts';
import { readReport, requireFewValues, requireSmallFile } from './report-file.ts';
import { parseOrders, writeOrders } from './reports.ts';
import { keyOf } from './signature.ts';
import { SUMMARY_FORMATS, type SummaryFormat } from './report-formats.ts';
import { inputsOf, type RecordedReportFlags } from './report-output.ts';
import { unreadable, UsageError } from './usage-error.ts';
import { requireAgreement } from './verified-report.ts';

const WRITERS: Readonly<Record<SummaryFormat, (entries: readonly Entry[]) => string>> = {
  html: htmlSummary,
  markdown: markdownSummary,
  junit: junitSummary,
  openmetrics: openMetrics,
};

const SUMMARY_EXIT_CODES: Readonly<Record<Outcome, number>> = { ...EXIT_CODES, unusable: 2 };

/**
 * Prints and writes one summary of many JSON reports. They are read one after the other, keeping only what the summary shows.
 *
 * @param values - files, `LABEL=FILE`, or folders
 * @returns 2 if a report cannot be used, otherwise the exit code of the worst verdict
 * @throws UsageError when there are no reports or, after writing the other summaries, when one cannot be written
 */
export async function summaryCommand(
  values: readonly string[],
  flags: Pick<RecordedReportFlags, 'report' | 'verify' | 'quiet'>,
  io: Io,
): Promise<number> {
  const files = labelledFiles(values);
  const reports = files.map(({ file }) => file);
  const orders = parseOrders(flags.report, SUMMARY_FORMATS, inputsOf(reports, flags));
  // Checked once here: an invalid key would make every report unusable.
  if (flags.verify !== undefined) keyOf('--verify', flags.verify);
  const suite = describeSuite();
  const entries: Entry[] = [];
  await saying(io, 'Reading the reports', async () => {
    for (const file of files) entries.push(await entryOf(file, flags.verify, suite));
  });

  const stream = orders.some(({ file }) => file === '-') ? io.stderr : io.stdout;
  const quiet = flags.quiet === true;
  printSummary(entries, { stream, quiet });
  const problems = await writeOrders(orders, io, (format) => WRITERS[format](entries), { quiet });
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return SUMMARY_EXIT_CODES[worstOf(entries)];
}

async function entryOf(
  { label, file }: LabelledFile,
  key: string | undefined,
  suite: ReturnType<typeof describeSuite>,
): Promise<Entry> {
  try {
    if (!existsSync(file)) throw new UsageError(missing(file));
    requireSmallFile(file);
    const report = await readReport(file, key, (bytes) => requireFewValues(file, bytes));
    requireAgreement({ name: file, report }, suite);
    if (report.shard !== undefined) {
      const { index, count } = report.shard;
      throw new UsageError(
        `${file}: is the report of shard ${index}/${count}. Put the shards together with merge first.`,
      );
    }
    return judged(label, report);
  } catch (error) {
    if (error instanceof UsageError) return unusable(label, error.message);
    throw error;
  }
}

/** A report file with the name of its target. */
interface LabelledFile {
  label: string;
  file: string;
}

const EXTENSION = '.json';
const missing = (file: string) =>
  `${file}: there is no such file or folder. Name a report that run --report json=FILE wrote, or a folder of such reports.`;

/** The reports of a summary: a folder stands for its JSON files, and a target without a label is named after its file. */
function labelledFiles(values: readonly string[]): LabelledFile[] {
  const files = values.flatMap(filesOf);
  const known = new Map<string, string>();
  for (const { label, file } of files) {
    const other = known.get(label);
    if (label === '') throw new UsageError(`${file}: has no name. Name its target: LABEL=${file}.`);
    if (other !== undefined) {
      throw new UsageError(
        `${other} and ${file} are both called «${label}». Give one of them another name: LABEL=${file}.`,
      );
    }
    known.set(label, file);
  }
  return files;
}

function filesOf(value: string): LabelledFile[] {
  // A value with a slash before the equals sign is a path: `./a=b.json`.
  const [, label, file = value] = /^([^/=]*)=([^]*)$/.exec(value) ?? [];
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  if (label !== undefined && isFolder) throw new UsageError(`${value}: is a folder. A label is for one report.`);
  if (label !== undefined) return [{ label: labelOf(label), file }];
  // A missing JSON file counts as the missing report of a target; anything else is a typing mistake.
  if (!file.endsWith(EXTENSION) && !existsSync(file)) throw new UsageError(missing(file));
  return isFolder ? reportsIn(file) : [named(file)];
}

function named(file: string): LabelledFile {
  return { label: labelOf(basename(file, EXTENSION)), file };
}

function reportsIn(folder: string): LabelledFile[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw unreadable(folder, error, 'Name a folder of yours.');
  }
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const reports = names.filter((name) => name.endsWith(EXTENSION) && !name.startsWith('.')).sort();
  if (reports.length === 0) {
    throw new UsageError(`${folder}: holds no JSON report. Name a folder into which run --report json=FILE wrote.`);
  }
  return reports.map((name) => named(join(folder, name)));
}
