import type { Base } from './base.ts';
import { highest, LEVELS, type Change, type Level } from './change.ts';
import { nextVersion } from './version.ts';

/** What a comparison found. */
export interface DiffReport {
  /** The release that was compared with. */
  base: { version: string; from: string };
  /** The level of the whole: the highest of the changes. */
  level: Level;
  /** The lowest version that the next release may have. */
  nextVersion: string;
  changes: readonly Change[];
}

/** Sums up the changes since a release. */
export function reportOf({ version, from }: Base, changes: readonly Change[]): DiffReport {
  const level = highest(changes.map((change) => change.level));
  return { base: { version, from }, level, nextVersion: nextVersion(version, level), changes };
}

const COLUMNS = ['level', 'interface', 'where', 'what'] as const;

/** The report as a table for people, the gravest changes first. */
export function tableOf({ base, level, nextVersion: next, changes }: DiffReport): string {
  if (changes.length === 0) return `Nothing has changed since ${base.version} (${base.from}).`;
  const sorted = [...changes].sort((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
  const rows = [COLUMNS, ...sorted.map((change) => COLUMNS.map((column) => change[column].replace(/\s+/g, ' ')))];
  const widths = COLUMNS.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', summary(base.version, level, next, changes.length)].join('\n');
}

function summary(version: string, level: Level, next: string, count: number): string {
  const below = version.startsWith('0.') && level === 'major' ? ' (below 1.0.0 the minor number rises)' : '';
  return `${String(count)} change${count === 1 ? '' : 's'} since ${version}: ${level}. Next version: ${next}${below}.`;
}
