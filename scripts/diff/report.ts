import type { Base } from './base.ts';
import { highest, LEVELS, type Change, type Level } from './change.ts';
import { compareContracts } from './compare.ts';
import type { Contracts } from './contracts.ts';
import { nextVersion } from './version.ts';

/** Result of a comparison with a release. */
export interface DiffReport {
  base: { version: string; from: string };
  /** The highest level of the changes. */
  level: Level;
  /** The lowest version that the next release may have. */
  nextVersion: string;
  changes: readonly Change[];
}

/** Compares contracts with those of a release; `today` is `YYYY-MM-DD`. @throws Error if a document cannot be compared */
export async function reportSince(base: Base, contracts: Contracts, today: string): Promise<DiffReport> {
  const { version, from } = base;
  const changes = await compareContracts(base.contracts, contracts, today);
  const level = highest(changes.map((change) => change.level));
  return { base: { version, from }, level, nextVersion: nextVersion(version, level), changes };
}

/** The report as text, highest levels first: a line with the place of each change, and below it the description. */
export function textOf({ base, level, nextVersion: next, changes }: DiffReport): string {
  if (changes.length === 0) return `Nothing has changed since ${base.version} (${base.from}).`;
  const sorted = [...changes].sort((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
  const lines = sorted.flatMap((change) => [
    `${change.level}  ${change.interface}  ${change.where}`,
    `    ${change.what.replace(/\s+/g, ' ')}`,
  ]);
  return [...lines, '', summary(base.version, level, next, changes.length)].join('\n');
}

function summary(version: string, level: Level, next: string, count: number): string {
  const below = version.startsWith('0.') && level === 'major' ? ' (below 1.0.0 the minor number rises)' : '';
  return `${String(count)} change${count === 1 ? '' : 's'} since ${version}: ${level}. Next version: ${next}${below}.`;
}
