import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installedWith, readLockfile, resolved, type Lockfile } from './lockfile.ts';

const packages = {
  '': { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
  conformance: { dependencies: { b: '1' } },
  'node_modules/a': { dependencies: { shared: '1' }, peerDependencies: { peer: '1', absent: '1' } },
  'node_modules/a/node_modules/shared': { dependencies: { deep: '1' } },
  'node_modules/b': { dependencies: { shared: '2' }, optionalDependencies: { native: '1', 'other-machine': '1' } },
  'node_modules/deep': { dependencies: { a: '1' } },
  'node_modules/native': {},
  'node_modules/peer': {},
  'node_modules/shared': {},
  'node_modules/tool': {},
};

it('follows dependencies as Node resolves them', () => {
  expect(installedWith({ version: '1.0.0', packages }, '')).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/shared',
    'node_modules/deep',
    'node_modules/peer',
  ]);
  expect(installedWith({ version: '1.0.0', packages }, 'conformance')).toEqual([
    'node_modules/b',
    'node_modules/native',
    'node_modules/shared',
  ]);
});

it('refuses a lockfile without a required dependency', () => {
  const lacking = { version: '1.0.0', packages: { '': { dependencies: { gone: '1' } } } };
  expect(() => installedWith(lacking, '')).toThrow('package-lock.json lacks gone');
});

/**
 * Optional packages, such as binaries for another platform, that the lockfile lacks. npm 11 refuses to install from such a lockfile; it
 * arises if the registry lacks a version.
 *
 * @returns `<package>, for <path>` each
 */
function missingForOthers({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) =>
      resolved(packages, path, name) === undefined ? [`${name}, for ${path}`] : [],
    ),
  );
}

it('has the binaries for every platform', async () => {
  expect(missingForOthers({ version: '1.0.0', packages })).toEqual(['other-machine, for node_modules/b']);
  const root = join(import.meta.dirname, '../..');
  for (const folder of [root, join(root, 'bench')]) expect(missingForOthers(await readLockfile(folder))).toEqual([]);
});
