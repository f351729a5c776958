import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { labelOf } from '../reporters/summary/summary.ts';
import { unreadable, UsageError } from './usage-error.ts';

/** A report, and what its target is called. */
export interface LabelledFile {
  label: string;
  file: string;
}

const EXTENSION = '.json';

/**
 * Finds the reports of a summary.
 *
 * @param values - each a file, `LABEL=FILE`, or a folder, which stands for the JSON files in it; a target is called like its file, without
 *   the extension
 * @throws UsageError when a folder cannot be read or holds no report, or two targets would be called alike
 */
export function labelledFiles(values: readonly string[]): LabelledFile[] {
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
  const at = value.indexOf('=');
  // What has a slash in front of it is a path: `./a=b.json`.
  const isLabelled = at >= 0 && !value.slice(0, at).includes('/');
  const file = isLabelled ? value.slice(at + 1) : value;
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isLabelled && isFolder) throw new UsageError(`${value}: is a folder. A label is for one report.`);
  if (isLabelled) return [{ label: labelOf(value.slice(0, at)), file }];
  return isFolder ? reportsIn(file) : [named(file)];
}

function named(file: string): LabelledFile {
  return { label: labelOf(basename(file, EXTENSION)), file };
}

function reportsIn(folder: string): LabelledFile[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    throw unreadable(folder, error, 'Name a folder of yours.');
  }
  const reports = names.filter((name) => name.endsWith(EXTENSION) && !name.startsWith('.')).sort();
  if (reports.length === 0) {
    throw new UsageError(`${folder}: holds no JSON report. Name a folder into which run --report json=FILE wrote.`);
  }
  return reports.map((name) => named(join(folder, name)));
}
