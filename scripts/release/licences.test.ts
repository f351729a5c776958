import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAllowed, licenceProblems } from './licences.ts';
import { readLockfile } from './lockfile.ts';

const locked = (entries: Record<string, object>) => ({ version: '1.0.0', packages: entries });

it.each(['.', 'bench'])('finds nothing in the checkout, in %s', async (folder) => {
  expect(licenceProblems(await readLockfile(resolve(import.meta.dirname, '../..', folder)))).toEqual([]);
});

it('reports a licence that is not allowed, missing, or not a string', () => {
  const lockfile = locked({
    '': { license: 'GPL-3.0' },
    conformance: {},
    'node_modules/own': { link: true },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/copyleft': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/good/node_modules/@some/silent': { version: '3.0.0' },
    'node_modules/old': { version: '4.0.0', license: [{ type: 'MIT' }] },
  });
  expect(licenceProblems(lockfile)).toEqual([
    'copyleft@2.0.0: the licence «GPL-3.0-only» is not allowed.',
    '@some/silent@3.0.0: the lockfile names no licence. Read its files.',
    'old@4.0.0: the lockfile names no licence. Read its files.',
  ]);
});

it('accepts a licence that was read in the files of a package, for that version only', () => {
  const entries = {
    'node_modules/eyes': { version: '0.1.8' },
    'node_modules/a/node_modules/eyes': { version: '0.1.9' },
  };
  expect(licenceProblems(locked(entries))).toEqual(['eyes@0.1.9: the lockfile names no licence. Read its files.']);
});

describe('an expression', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-2.0)', true],
    ['GPL-2.0 OR MIT', true],
    ['(MIT AND Zlib)', true],
    ['(MIT AND GPL-2.0)', false],
    ['GPL-2.0 OR MIT AND LGPL-3.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE', false],
    ['(MIT OR (GPL-2.0 AND ISC))', false],
  ])('%s: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });
});
