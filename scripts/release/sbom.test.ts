import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { installedWith, nameAt, readLockfile } from './lockfile.ts';
import { PACKAGE_NAMES, readManifest } from './packages.ts';
import { writeBills, type Bom } from './sbom.ts';

const root = resolve(import.meta.dirname, '../..');

it('writes a bill for each package that lists all its dependencies with version and licence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bills-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = await writeBills(root, join(folder, 'sbom'));
  const { version } = await readManifest(root, 'platform-contracts');
  expect(files.map((file) => basename(file))).toEqual(PACKAGE_NAMES.map((name) => `${name}-${version}.cdx.json`));

  const lockfile = await readLockfile(root);
  for (const [index, path] of ['', 'conformance'].entries()) {
    const bom = JSON.parse(await readFile(files[index] ?? '', 'utf8')) as Bom;
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: PACKAGE_NAMES[index], version } },
    });
    const listed = bom.components.map(({ purl }) => purl).sort();
    const installed = installedWith(lockfile, path).map((each) =>
      purlOf(nameAt(each), lockfile.packages[each]?.version),
    );
    // A package installed twice at one version is one component.
    expect(listed).toEqual([...new Set(installed)].sort());
    expect(bom.components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  }
});

it('lists all dependencies of the manifest, even those that npm omits as development dependencies', async () => {
  const installed = installedWith(await readLockfile(root), 'conformance').map(nameAt);
  const { dependencies } = await readManifest(root, 'platform-conformance');
  expect(installed).toEqual(expect.arrayContaining(Object.keys(dependencies ?? {})));
});

function purlOf(name: string, version = ''): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}
