import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromEachFolder } from './folders.ts';

/** The modules that the program loads by name from each folder, so that a compiler does not find them by imports. */
const modules = ['../cli/', './'].flatMap((folder) => {
  const url = new URL(folder, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, url), 'utf8').matchAll(/fromEachFolder<[^>]+>\('([\w-]+)'\)/g)])
    .map(([, module = '']) => module);
});

it('loads only modules that the build of the package includes', () => {
  const build = JSON.parse(readFileSync(new URL('../tsconfig.build.json', import.meta.url), 'utf8')) as {
    include: string[];
  };
  expect(modules.length).toBeGreaterThan(2);
  for (const module of new Set(modules)) expect(build.include).toContain(`reference/*/${module}.ts`);
});

it('throws if no folder has the module', async () => {
  await expect(fromEachFolder('no-such-module')).rejects.toThrow('no folder of the reference deployment has a module');
});
