import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { declarationsBehind } from './declarations.fixture.ts';

async function behind(files: Record<string, string>): Promise<string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'declarations-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return declarationsBehind(join(folder, 'index.d.ts')).map((file) => relative(folder, file));
}

it('follows every kind of reference, each file once', async () => {
  const files = {
    'index.d.ts': "export * from './a/b.ts';\nimport type { C } from './c.js';\nexport declare const c: C;\n",
    'a/b.d.ts': "export declare const d: import('../d.ts').D;\nexport * from '../index.ts';\n",
    'c.d.ts': "import type { Far } from 'elsewhere';\nexport type C = Far;\n",
    'd.d.ts': 'export type D = 1;\n',
    'unused.d.ts': '',
  };
  expect((await behind(files)).sort()).toEqual(['a/b.d.ts', 'c.d.ts', 'd.d.ts', 'index.d.ts']);
});

it('refuses a broken reference', async () => {
  await expect(behind({ 'index.d.ts': "export * from './gone.ts';\n" })).rejects.toThrow(
    './gone.ts, which does not exist',
  );
});
