import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleTool } from './bundle.ts';

const MODULES = {
  'cli/main.js': `export { place } from '../engine/place.js';\nexport const late = () => import('../engine/late.js');`,
  'engine/place.js': 'export const place = import.meta.url;',
  'engine/late.js': `export { place } from './place.js';`,
  'rules/report/configuration.js': 'export const credentials = {};',
  'rules/report/one-rule.js': `import { place } from './steps/shared.js';\nexport default { place };`,
  'rules/report/steps/shared.js': 'export const place = import.meta.url;',
  'proof/main.js': '',
  'cli/cli.fixture.js': '',
  'package.json': '{ "type": "module" }',
};

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'bundle-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Bundles a tool of these modules, and returns the output folder. */
async function bundled(name: string, modules: Readonly<Record<string, string>>): Promise<string> {
  const compiled = join(folder, name, 'compiled');
  for (const [path, text] of Object.entries(modules)) {
    const file = join(compiled, 'conformance', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const dist = join(folder, name, 'dist');
  await bundleTool(compiled, dist);
  return join(dist, 'conformance');
}

it('gives each module its original path, merges the rules into one module, and copies other files', async () => {
  const tool = await bundled('tool', MODULES);
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(tool, path)).href);
  const placeOf = (path: string) => pathToFileURL(join(tool, path)).href;
  const main = (await load('cli/main.js')) as { place: string; late: () => Promise<{ place: string }> };
  expect([main.place, (await main.late()).place]).toEqual([placeOf('engine/place.js'), placeOf('engine/place.js')]);
  expect(await load('rules/index.js')).toMatchObject({
    default: { 'report/one-rule.js': { place: placeOf('rules/report/steps/shared.js') } },
  });
  expect(await load('rules/report/configuration.js')).toMatchObject({ credentials: {} });
  expect(await readFile(join(tool, 'package.json'), 'utf8')).toBe(MODULES['package.json']);
});

it.each([
  ['rules/report/configuration.js', 'export const place = import.meta.url;', 'is not as deep as'],
  ['engine/place.js', 'export const place = import.meta.dirname;', 'by other means than import.meta.url'],
  ['cli/main.js', `import '../proof/main.js';`, 'conformance/proof/main.js: is for development only'],
  ['cli/main.js', `import './cli.fixture.js';`, 'conformance/cli/cli.fixture.js: is for development only'],
])('refuses %s with `%s`', async (path, text, says) => {
  await expect(bundled('refused', { ...MODULES, [path]: text })).rejects.toThrow(says);
});
