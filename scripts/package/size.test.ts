import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { load } from './size.fixture.ts';

let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'size-'));
  const folder = join(project, 'node_modules/thing');
  await mkdir(folder, { recursive: true });
  const files = {
    'package.json': JSON.stringify({ name: 'thing', type: 'module', exports: './index.js', sideEffects: false }),
    'index.js': "export * from './small.js';\nexport const later = () => import('./big.js');\n",
    'small.js': "import { shared } from './shared.js';\nexport const small = shared('small');\n",
    'big.js': `import { shared } from './shared.js';\nexport default shared(${JSON.stringify(digits(4000))});\n`,
    'shared.js': 'export const shared = (text) => [text];\n',
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
});
afterAll(() => rm(project, { recursive: true }));

/** Text that compresses badly. */
function digits(count: number): string {
  return Array.from({ length: count }, (_, index) => Math.sin(index).toString(36).slice(-1)).join('');
}

it('counts code that is loaded at once, with shared parts, and no code that is loaded later', async () => {
  const { bytes, modules } = await load(project, "export * from 'thing';");
  expect(modules.map((path) => path.split('/').at(-1)).sort()).toEqual(['index.js', 'shared.js', 'small.js']);
  expect(bytes).toBeGreaterThan(50);
  expect(bytes).toBeLessThan(1000);
});

it('measures code that is loaded later if it is imported directly', async () => {
  const { bytes } = await load(project, "export { default } from './node_modules/thing/big.js';");
  expect(bytes).toBeGreaterThan(2000);
});

it('leaves out unused code', async () => {
  const { bytes, modules } = await load(project, "import 'thing';");
  expect(modules).toEqual([]);
  expect(bytes).toBeLessThan(30);
});
