import { nameAt, type LockEntry, type Lockfile } from './lockfile.ts';

/** Licences under which anybody may use and pass on what the packages depend on or are built with. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/**
 * What the lockfile does not say, or not as an SPDX expression, as the files of the package say it. The version is part of the
 * key: another one is looked at again.
 */
const READ: ReadonlyMap<string, string> = new Map([
  ['compute-gcd@1.2.1', 'MIT'],
  ['compute-lcm@1.1.2', 'MIT'],
  // Public domain, says the head of its only file.
  ['cycle@1.0.3', 'CC0-1.0'],
  ['eyes@0.1.8', 'MIT'],
  // «BSD» in its manifest, the text of MIT in its LICENSE.
  ['html@1.0.0', 'MIT'],
  ['httpntlm@1.8.13', 'MIT'],
  ['optimist@0.6.1', 'MIT'],
  ['querystring@0.2.0', 'MIT'],
  ['spawndamnit@3.0.1', 'MIT'],
  ['stack-trace@0.0.9', 'MIT'],
  // Public domain or MIT, at one's choice.
  ['tv4@1.3.0', 'MIT'],
  ['validate.io-function@1.0.2', 'MIT'],
  ['validate.io-integer@1.0.5', 'MIT'],
  ['validate.io-integer-array@1.0.0', 'MIT'],
  ['validate.io-number@1.0.3', 'MIT'],
]);

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
  return READ.get(idOf(path, entry)) ?? stated;
}

function idOf(path: string, { version = '' }: LockEntry): string {
  return `${nameAt(path)}@${version}`;
}

/** Whether an SPDX expression leaves a choice that is allowed: all parts of `AND`, one of `OR`. */
export function isAllowed(expression: string): boolean {
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  if (inner.includes('(')) return false;
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}
