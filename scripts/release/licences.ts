import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { nameAt, type LockEntry, type Lockfile } from './lockfile.ts';

/** The licences that are allowed, and those that somebody has read in the files of a package. */
const { allowed, read } = parse(readFileSync(new URL('licences.yaml', import.meta.url), 'utf8')) as {
  allowed: readonly string[];
  read: Readonly<Record<string, string>>;
};

/**
 * Checks the licence of everything that is installed: what the packages depend on, and what they are built with, as code of that
 * is part of the documentation.
 *
 * @returns one sentence for each package whose licence is missing or not allowed; none if all are in order
 */
export function licenceProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, entry]): string[] => {
    if (entry.link === true || !path.includes('node_modules/')) return [];
    const licence = licenceOf(path, entry);
    if (licence === undefined) return [`${idOf(path, entry)}: the lockfile names no licence. Read its files.`];
    return isAllowed(licence) ? [] : [`${idOf(path, entry)}: the licence «${licence}» is not allowed.`];
  });
}

/** The licence of what is installed at a path, as an SPDX expression where its authors wrote one; undefined if nobody knows it. */
export function licenceOf(path: string, entry: LockEntry): string | undefined {
  const stated = typeof entry.license === 'string' ? entry.license : undefined;
  return read[idOf(path, entry)] ?? stated;
}

function idOf(path: string, { version = '' }: LockEntry): string {
  return `${nameAt(path)}@${version}`;
}

/** Whether an SPDX expression leaves a choice that is allowed: all parts of `AND`, one of `OR`. */
export function isAllowed(expression: string): boolean {
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  if (inner.includes('(')) return false;
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));
}
