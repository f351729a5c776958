import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite, writeSite } from './build.ts';

const site = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rm(site, { recursive: true }));

it('leaves unchanged files alone, and deletes files that no longer belong to the site', async () => {
  const start = { path: 'index.html', content: 'the same' };
  const rule = (name: string, content: string) => ({ path: `rules/a/${name}.html`, content });
  // A rewritten file has another inode.
  const fileOf = async (path: string) => (await stat(join(site, path))).ino;
  await writeSite(site, [start, rule('changed', 'before'), rule('vanished', '')]);
  const before = await fileOf(start.path);
  await writeSite(site, [start, rule('changed', 'after')]);
  expect(await fileOf(start.path)).toBe(before);
  expect(await readFile(join(site, 'rules/a/changed.html'), 'utf8')).toBe('after');
  expect(await readdir(join(site, 'rules/a'))).toEqual(['changed.html']);
});

it('names the folder when there are no contracts', async () => {
  const nowhere = join(site, 'nowhere');
  await expect(buildSite(nowhere, site)).rejects.toThrow(/nowhere.*npm run generate/);
});
