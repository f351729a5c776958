import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { nameAt, type LockEntry, type Lockfile } from './lockfile.ts';

/** The allowed licences, and licences that were read in the files of packages. */
const { allowed, read } = parse(readFileSync(new URL('licences.yaml', import.meta.url), 'utf8')) as {
  allowed: readonly string[];
  read: Readonly<Record<string, string>>;
};

/**
 * Checks the licences of all installed packages, including those for development, since the documentation contains code of some.
 *
 * @returns one sentence for each package whose licence is missing or not allowed
 */
export function licenceProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, entry]): string[] => {
    if (entry.link === true || !path.includes('node_modules/')) return [];
    const licence = licenceOf(path, entry);
    if (licence === undefined) return [`${idOf(path, entry)}: the lockfile names no licence. Read its files.`];
    return isAllowed(licence) ? [] : [`${idOf(path, entry)}: the licence «${licence}» is not allowed.`];
  });
}

/** The licence of the package installed at a path, as an SPDX expression if its authors wrote one; undefined if it is unknown. */
export function licenceOf(path: string, entry: LockEntry): string | undefined {
  const stated = typeof entry.license === 'string' ? entry.license : undefined;
  return read[idOf(path, entry)] ?? stated;
}

function idOf(path: string, { version = '' }: LockEntry): string {
  return `${nameAt(path)}@${version}`;
}

/** Whether an SPDX expression leaves an allowed choice: all parts of `AND`, one of `OR`. */
export function isAllowed(expression: string): boolean {
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  if (inner.includes('(')) return false;
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));
}
