import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOADER } from '../../conformance/loader.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SCRIPT = 'scripts/package/readme.ts';

let root: string;
const at = (path: string) => join(root, path);
const readme = (wanted: 'place' | 'restore') =>
  promisify(execFile)(process.execPath, [...LOADER, at(SCRIPT), wanted], { cwd: ROOT });
const shown = () => readFile(at('README.md'), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'readme-'));
  for (const path of [SCRIPT, 'conformance/message-of.ts', 'package.json']) {
    await mkdir(dirname(at(path)), { recursive: true });
    await cp(join(ROOT, path), at(path));
  }
  await mkdir(at('clients'));
  await writeFile(at('clients/README.md'), 'Of the package');
  await writeFile(at('README.md'), 'Of the repository');
});
afterEach(() => rm(root, { recursive: true }));

it('shows the README of the package, also after a run that was interrupted, and restores the other', async () => {
  await readme('place');
  expect(await shown()).toBe('Of the package');
  await readme('place');
  expect(await shown()).toBe('Of the package');
  await readme('restore');
  expect(await shown()).toBe('Of the repository');
  expect((await readdir(root)).filter((name) => name.includes('README'))).toEqual(['README.md']);
});

it.each(['place', 'restore'] as const)(
  '%s overwrites no README that was restored after an interrupted run and edited since',
  async (wanted) => {
    await readme('place');
    await writeFile(at('README.md'), 'Of the repository, edited');
    await expect(readme(wanted)).rejects.toThrow('Keep one of them as README.md, and delete the other.');
    expect(await shown()).toBe('Of the repository, edited');
    expect(await readFile(at('.README.repository.md'), 'utf8')).toBe('Of the repository');
  },
);
