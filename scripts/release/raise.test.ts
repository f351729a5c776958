import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BROKEN_DOCUMENT, makeCheckout, type Checkout } from '../diff/checkout.fixture.ts';
import { main as diff } from '../diff/main.ts';
import { ended } from '../output.fixture.ts';
import { run } from './command.ts';
import { manifestProblems, tagProblems } from './versions.ts';

const TODAY = '2030-02-01';

const release = ({ root }: Checkout, ...argv: string[]) =>
  ended((output) => run(argv, { root, today: TODAY, ...output }));
const read = ({ root }: Checkout, path: string) => readFile(join(root, path), 'utf8');
const json = async (checkout: Checkout, path: string) =>
  JSON.parse(await read(checkout, path)) as Record<string, unknown>;

it('raises the version of both packages, including the workspace root, and everything that depends on it', async () => {
  const checkout = await makeCheckout();
  await checkout.changeDocument(BROKEN_DOCUMENT);
  await checkout.announce({ 'platform-contracts': 'minor' });
  await checkout.write('docs/ci.md', 'SUITE: ./platform-conformance-0.1.0.tgz, not express@0.1.0');
  await checkout.write('deploy/kubernetes/judge.yaml', 'image: registry.example.com/platform-suite:0.1.0');

  const { code, output } = await release(checkout, 'version');

  expect({ code, output }).toEqual({ code: 0, output: '0.2.0: commit this, merge it, and push the tag v0.2.0.' });
  expect(await json(checkout, 'package.json')).toMatchObject({ name: 'platform-contracts', version: '0.2.0' });
  expect(await json(checkout, 'conformance/package.json')).toMatchObject({ version: '0.2.0' });
  expect(await json(checkout, 'package-lock.json')).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, conformance: { version: '0.2.0' } },
  });
  expect(await read(checkout, 'docs/ci.md')).toBe('SUITE: ./platform-conformance-0.2.0.tgz, not express@0.1.0');
  expect(await read(checkout, 'deploy/kubernetes/judge.yaml')).toContain('/platform-suite:0.2.0');
  expect(await read(checkout, 'CHANGELOG.md')).toContain(
    '## Unreleased\n\n## 0.2.0 - 2030-02-01\n\n### Added\n\n- A thing.',
  );
  expect(await readdir(join(checkout.root, '.changeset'))).toEqual(['config.json']);
  expect(await readdir(join(checkout.root, 'releases'))).toEqual(['0.2.0']);
  expect(await read(checkout, 'releases/0.2.0/generated/things/openapi.json')).toBe(JSON.stringify(BROKEN_DOCUMENT));

  expect(await manifestProblems(checkout.root, TODAY)).toEqual([]);
  expect(await tagProblems(checkout.root, 'v0.2.0', TODAY)).toEqual([]);
  const silent = { root: checkout.root, today: '2030-01-01', write: () => undefined, writeError: () => undefined };
  expect(await diff(['--check'], silent)).toBe(0);
});

it('changes nothing when the announced version is too low', async () => {
  const checkout = await makeCheckout();
  await checkout.changeDocument(BROKEN_DOCUMENT);
  await checkout.announce({ 'platform-contracts': 'patch' });
  const { code, errors } = await release(checkout, 'version');
  expect(code).toBe(1);
  expect(errors).toContain('the next version must be 0.2.0 at least');
  expect(await json(checkout, 'package.json')).toMatchObject({ version: '0.1.0' });
  expect(await readdir(join(checkout.root, 'releases'))).toEqual(['0.1.0']);
});

it('changes nothing when the changelog has no heading for it', async () => {
  const checkout = await makeCheckout();
  await checkout.write('CHANGELOG.md', '# Changelog\n');
  await checkout.announce({ 'platform-contracts': 'minor' });
  expect(await release(checkout, 'version')).toMatchObject({
    code: 1,
    errors: 'CHANGELOG.md has no heading «## Unreleased».',
  });
  expect(await json(checkout, 'package.json')).toMatchObject({ version: '0.1.0' });
  expect(await json(checkout, 'package-lock.json')).toMatchObject({ version: '0.1.0' });
  expect(await readdir(join(checkout.root, '.changeset'))).toHaveLength(2);
  expect(await readdir(join(checkout.root, 'releases'))).toEqual(['0.1.0']);
});

it('puts the first release, which needs no changeset, into the changelog', async () => {
  const checkout = await makeCheckout();
  await checkout.write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- A thing.\n');
  expect(await tagProblems(checkout.root, 'v0.1.0', TODAY)).toEqual([
    'CHANGELOG.md has no heading for 0.1.0: run `npm run release:version` first.',
  ]);
  expect((await release(checkout, 'version')).output).toContain('push the tag v0.1.0');
  expect(await read(checkout, 'CHANGELOG.md')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2030-02-01\n\n- A thing.\n',
  );
  expect(await json(checkout, 'package.json')).toMatchObject({ version: '0.1.0' });
  expect([
    ...(await manifestProblems(checkout.root, TODAY)),
    ...(await tagProblems(checkout.root, 'v0.1.0', TODAY)),
  ]).toEqual([]);
});

it('keeps other files in releases/', async () => {
  const checkout = await makeCheckout();
  await checkout.write('releases/README.md', 'Releases.');
  await checkout.announce({ 'platform-contracts': 'patch' });
  expect((await release(checkout, 'version')).code).toBe(0);
  expect((await readdir(join(checkout.root, 'releases'))).sort()).toEqual(['0.1.1', 'README.md']);
});

it('says when there is nothing to release', async () => {
  expect(await release(await makeCheckout(), 'version')).toMatchObject({
    code: 1,
    errors: 'There is nothing to release: .changeset/ holds no changeset.',
  });
});

it('does not count a changeset without a version', async () => {
  const checkout = await makeCheckout();
  await checkout.announce({ 'platform-contracts': 'none' });
  expect((await release(checkout, 'version')).errors).toContain('There is nothing to release');
});

it.each([
  [[]],
  [['publish']],
  [['version', 'more']],
  [['version', '--tag', 'v1.0.0']],
  [['sbom']],
  [['check', '--tags']],
])('refuses %j', async (argv) => {
  const { code, errors } = await release(await makeCheckout(), ...argv);
  expect(code).toBe(2);
  expect(errors).toContain('Usage:');
});

it('prints help', async () => {
  expect(await release(await makeCheckout(), '--help')).toMatchObject({ code: 0, errors: '' });
});
