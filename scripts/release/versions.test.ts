import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BROKEN_DOCUMENT, makeCheckout } from '../diff/checkout.fixture.ts';
import { textsThatNameVersions } from './named-versions.ts';
import { manifestProblems, tagProblems } from './versions.ts';

const TODAY = '2030-02-01';

const MANIFEST = {
  name: 'platform-conformance',
  version: '0.1.0',
  license: 'MIT',
  publishConfig: { access: 'public', provenance: true },
};

it('finds nothing in this checkout, and checks every text that names a version of a package', async () => {
  const root = resolve(import.meta.dirname, '../..');
  expect(await manifestProblems(root, TODAY)).toEqual([]);
  // Tests have other versions; the changelog, the lockfiles and releases/ keep theirs.
  const others = [':!*.test.ts', ':!CHANGELOG.md', ':!*package-lock.json', ':!releases', ':!.changeset'];
  const { stdout } = await promisify(execFile)(
    'git',
    ['grep', '-lE', '(platform-[a-z]+[-:@]|releases/)[0-9]+[.][0-9]', '--', ...others],
    { cwd: root },
  );
  expect([...(await textsThatNameVersions(root)).keys()].sort()).toEqual(stdout.trim().split('\n').sort());
});

describe('finds', () => {
  it.each([
    [
      'conformance/package.json',
      { ...MANIFEST, version: '0.1.1' },
      'platform-conformance has the version 0.1.1, not 0.1.0.',
    ],
    ['conformance/package.json', { ...MANIFEST, private: true }, 'platform-conformance is private.'],
    ['conformance/package.json', { ...MANIFEST, license: 'ISC' }, 'platform-conformance names no licence, or not MIT.'],
    [
      'conformance/package.json',
      { ...MANIFEST, publishConfig: { access: 'public' } },
      'publishConfig.provenance is not on.',
    ],
    [
      'conformance/package.json',
      { ...MANIFEST, publishConfig: { provenance: true } },
      'publishConfig.access is not public.',
    ],
    ['conformance/LICENSE', 'ISC', 'its LICENSE is missing, or not the one of the repository.'],
    ['docs/ci.md', 'SUITE: ./platform-conformance-0.0.9.tgz', 'docs/ci.md names 0.0.9, but the packages have'],
    ['package-lock.json', { version: '0.1.0', packages: {} }, 'package-lock.json has platform-contracts at undefined'],
  ])('problems of %s: %j', async (path, content, problem) => {
    const checkout = await makeCheckout();
    await checkout.write(path, content);
    expect((await manifestProblems(checkout.root, TODAY)).join('\n')).toContain(problem);
  });
});

it('finds another version in releases/', async () => {
  const checkout = await makeCheckout();
  await rename(join(checkout.root, 'releases/0.1.0'), join(checkout.root, 'releases/0.2.0'));
  expect(await manifestProblems(checkout.root, TODAY)).toEqual([
    'releases/ keeps 0.2.0, but the packages have the version 0.1.0.',
  ]);
});

describe('a tag', () => {
  it('must be the version of the packages', async () => {
    const { root } = await makeCheckout();
    expect(await tagProblems(root, 'v0.1.0', TODAY)).toEqual([]);
    expect(await tagProblems(root, '0.1.0', TODAY)).toEqual([
      'The tag 0.1.0 is not v0.1.0, the version of the packages.',
    ]);
  });

  it('must have the contracts in releases/', async () => {
    const checkout = await makeCheckout();
    await checkout.changeDocument(BROKEN_DOCUMENT);
    expect(await tagProblems(checkout.root, 'v0.1.0', TODAY)).toEqual([
      'The contracts are not those of releases/0.1.0: run `npm run release:version` first.',
    ]);
  });

  it('must leave no changeset pending', async () => {
    const checkout = await makeCheckout();
    await checkout.announce({ 'platform-contracts': 'patch' });
    expect(await tagProblems(checkout.root, 'v0.1.0', TODAY)).toEqual([
      '.changeset/ holds changes that are not released with v0.1.0: run `npm run release:version` first.',
    ]);
  });

  it('must have a version that is high enough after the previous tag, even if the tag itself exists', async () => {
    const checkout = await makeCheckout({ version: '1.0.1' });
    checkout.tag('v1.0.0');
    await checkout.changeDocument(BROKEN_DOCUMENT);
    await checkout.write('releases/1.0.1/generated/things/openapi.json', JSON.stringify(BROKEN_DOCUMENT));
    const sentence =
      'releases/1.0.1: its contracts have major changes since v1.0.0, so its version must be 2.0.0 at least.';
    expect((await manifestProblems(checkout.root, TODAY)).join()).toContain(sentence);
    checkout.tag('v1.0.1');
    expect(await manifestProblems(checkout.root, TODAY)).toEqual([]);
    expect((await tagProblems(checkout.root, 'v1.0.1', TODAY)).join()).toContain(sentence);
  });
});
