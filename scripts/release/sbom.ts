import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inFolder } from '../temporary-folder.ts';
import { licenceOf } from './licences.ts';
import { installedWith, readLockfile } from './lockfile.ts';
import { PACKAGE_NAMES, PACKAGES, readManifest, type PackageName } from './packages.ts';

/** The part of a CycloneDX bill of materials that is read here. */
export interface Bom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: readonly { name: string; version: string; purl: string; licenses?: readonly unknown[] }[];
}

/**
 * Writes a bill of materials in CycloneDX for each package: all its dependencies at the versions of the lockfile.
 *
 * @param root - absolute path of the checkout
 * @param folder - absolute path of the folder; created if missing
 * @returns absolute paths of the files
 * @throws Error with npm's message if it cannot write one
 */
export async function writeBills(root: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    PACKAGE_NAMES.map(async (name) => {
      const bom = await billOfMaterials(root, name);
      const file = join(folder, `${name}-${bom.metadata.component.version}.cdx.json`);
      await writeFile(file, `${JSON.stringify(bom, null, 2)}\n`);
      return file;
    }),
  );
}

function billOfMaterials(root: string, name: PackageName): Promise<Bom> {
  return inFolder(async (parent) => {
    // npm names the component after its folder.
    const folder = join(parent, name);
    await mkdir(folder);
    await writeProject(folder, root, name);
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 16 * 1024 * 1024 });
    return JSON.parse(stdout) as Bom;
  });
}

/** A project with only the package, and its part of the lockfile. */
async function writeProject(folder: string, root: string, name: PackageName): Promise<void> {
  const lockfile = await readLockfile(root);
  const { version, license, dependencies } = await readManifest(root, name);
  const manifest = { name, version, license, dependencies };
  const from = PACKAGES[name];
  const installed = installedWith(lockfile, from).map((path): [string, object] => {
    const entry = lockfile.packages[path] ?? {};
    // Nested dependencies of the package are nested in the project.
    const own = from !== '' && path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path;
    // Reset flags that describe the checkout.
    return [own, { ...entry, license: licenceOf(path, entry), dev: false, devOptional: false, peer: false }];
  });
  const packages = { '': manifest, ...Object.fromEntries(installed) };
  const locked = { name, version, lockfileVersion: 3, requires: true, packages };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(locked));
}
