import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadRules } from './load-rules.ts';

const folder = await mkdtemp(join(tmpdir(), 'rules-'));
afterAll(() => rm(folder, { recursive: true }));

/** Loads the rules of these modules. */
async function loaded(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(folder, 'suite-'));
  for (const [name, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return loadRules(root);
}

const ruleFor = (interfaces: readonly string[], needs = '[]') =>
  `export default { interfaces: ${JSON.stringify(interfaces)}, needs: ${needs}, async check() {} };`;

it('creates a rule for each interface that a file names, in the order of their ids', async () => {
  const rules = await loaded({
    'offers/paged.js': ruleFor(['offers-v3', 'offers-v2'], '(id) => [id]'),
    'report/prompt.js': ruleFor(['report']),
    'offers/steps/pages.js': 'export {};',
    'steps/ask.js': 'export {};',
    'offers/rules.test.js': 'export {};',
  });
  expect(rules).toMatchObject([
    { id: 'offers-v2/paged', interface: 'offers-v2', needs: ['offers-v2'], file: 'offers/paged.js' },
    { id: 'offers-v3/paged', interface: 'offers-v3', needs: ['offers-v3'], file: 'offers/paged.js' },
    { id: 'report/prompt', interface: 'report', needs: [], file: 'report/prompt.js' },
  ]);
});

it('distinguishes files of one name by their version', async () => {
  const rules = await loaded({
    'offers/paged.v2.js': ruleFor(['offers-v2']),
    'offers/paged.v3.js': ruleFor(['offers-v3']),
  });
  expect(rules.map(({ id, file }) => [id, file])).toEqual([
    ['offers-v2/paged', 'offers/paged.v2.js'],
    ['offers-v3/paged', 'offers/paged.v3.js'],
  ]);
});

it('creates rules for the whole family if a file names no interface, or for its version', async () => {
  const text = 'export default { needs: [], async check() {} };';
  const rules = await loaded({ 'cases/read.js': text, 'offers/paged.v2.js': text, 'report/prompt.js': text });
  const ids = ['cases-v1/read', 'cases-v2/read', 'cases-v3/read', 'offers-v2/paged', 'report/prompt'];
  expect(rules.map(({ id }) => id)).toEqual(ids);
});

it.each([
  [{ 'report/none.v3.js': 'export default { needs: [], async check() {} };' }, /report\/none\.v3\.js: holds for no/],
  [{ 'report/empty.js': 'export {};' }, /report\/empty\.js: has no rule as its default export/],
  [{ 'report/none.js': ruleFor([]) }, /report\/none\.js: holds for no interface/],
  [{ 'report/other.js': ruleFor(['reports']) }, /report\/other\.js: no interface of report has the id reports/],
  [{ 'report/other.js': ruleFor(['offers-v2']) }, /report\/other\.js: no interface of report has the id offers-v2/],
  [{ 'reports/other.js': ruleFor(['report']) }, /reports\/other\.js: no interface of reports has the id report/],
  [
    { 'offers/paged.js': ruleFor(['offers-v2', 'offers-v3']), 'offers/paged.v3.js': ruleFor(['offers-v3']) },
    /offers-v3\/paged: both offers\/paged\.js and offers\/paged\.v3\.js are this rule/,
  ],
])('refuses %j', async (files, complaint) => {
  await expect(loaded(files)).rejects.toThrow(complaint);
});
