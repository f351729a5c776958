import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromEachFolder } from './folders.ts';

/** The modules that the program loads by their name in each folder: no import leads a compiler to them. */
const modules = ['../cli/', './'].flatMap((folder) => {
  const url = new URL(folder, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, url), 'utf8').matchAll(/fromEachFolder<[^>]+>\('([\w-]+)'\)/g)])
    .map(([, module = '']) => module);
});

it('finds what the package is built with', () => {
  const build = JSON.parse(readFileSync(new URL('../tsconfig.build.json', import.meta.url), 'utf8')) as {
    include: string[];
  };
  expect(modules.length).toBeGreaterThan(2);
  for (const module of new Set(modules)) expect(build.include).toContain(`reference/*/${module}.ts`);
});

it('says so where there is nothing of that name', async () => {
  await expect(fromEachFolder('no-such-module')).rejects.toThrow('no folder of the reference deployment has a module');
});
