import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildPackage, buildTool } from './build.ts';
import { bundleTool } from './bundle.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Files that `npm pack` needs besides the build output. */
const SOURCES = ['package.json', 'LICENSE', 'generated'];

/** The part of the manifest that tests read. */
export interface Manifest {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  bin?: Readonly<Record<string, string>>;
}

/** An empty project with the package installed. */
export interface Installed {
  /** Absolute path of the project. */
  project: string;
  /** Absolute path of the package in it. */
  packageFolder: string;
  /** Absolute path of the packed archive. */
  tarball: string;
  /** Paths of the packed files, relative to the package. */
  files: readonly string[];
  /** The import paths of the package, without its name. */
  modules: readonly string[];
  manifest: Manifest;
  remove(): Promise<void>;
}

/**
 * Builds the tool without its documentation, which takes long; packs it with `npm pack`, and installs it into a project with exactly the
 * dependencies of its manifest.
 *
 * @returns absolute path of its program
 */
export async function installTool(project: string): Promise<string> {
  const checkout = join(dirname(project), 'tool');
  const compiled = join(checkout, 'compiled');
  await buildTool(ROOT, compiled, { check: false });
  await bundleTool(compiled, join(checkout, 'dist'));
  await cp(join(ROOT, 'conformance/package.json'), join(checkout, 'package.json'));
  const { packageFolder, manifest } = await installPacked(checkout, project);
  for (const name of Object.keys(manifest.dependencies)) {
    const own = join(ROOT, 'conformance/node_modules', name);
    await linkInto(project, name, existsSync(own) ? own : join(ROOT, 'node_modules', name));
  }
  return join(packageFolder, Object.values(manifest.bin ?? {})[0] ?? '');
}

/**
 * Builds the package, packs it with `npm pack`, and unpacks it into an empty project without network access; dependencies come from the
 * checkout.
 *
 * @param also - further packages of the checkout for the project
 */
export async function installPackage(also: readonly string[]): Promise<Installed> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'package-')));
  const [checkout, project] = [join(folder, 'checkout'), join(folder, 'project')];
  await Promise.all(SOURCES.map((name) => cp(join(ROOT, name), join(checkout, name), { recursive: true })));
  await cp(join(ROOT, 'clients/README.md'), join(checkout, 'README.md'));
  // `npm run lint` checks the types.
  await buildPackage(ROOT, join(checkout, 'dist'), { check: false });
  const { packed, tarball, manifest, packageFolder } = await installPacked(checkout, project);
  for (const name of [...Object.keys(manifest.dependencies), ...also]) {
    await linkInto(project, name, join(ROOT, 'node_modules', name));
  }
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const remove = () => rm(folder, { recursive: true });
  const files = packed.files.map(({ path }) => path);
  return { project, packageFolder, tarball, files, modules: modulesOf(files), manifest, remove };
}

/** Packs a folder, and unpacks the archive into the packages of a project. */
async function installPacked(
  checkout: string,
  project: string,
): Promise<Pick<Installed, 'tarball' | 'manifest' | 'packageFolder'> & { packed: Packed }> {
  const folder = dirname(checkout);
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = packedIn((await run('npm', pack, { cwd: checkout })).stdout);
  const tarball = join(folder, packed.filename);
  const manifest = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')) as Manifest;
  const packageFolder = join(project, 'node_modules', manifest.name);
  await mkdir(packageFolder, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', packageFolder, '--strip-components', '1']);
  return { packed, tarball, manifest, packageFolder };
}

async function linkInto(project: string, name: string, installed: string): Promise<void> {
  const link = join(project, 'node_modules', name);
  await mkdir(dirname(link), { recursive: true });
  if (!existsSync(link)) await symlink(installed, link);
}

function modulesOf(files: readonly string[]): string[] {
  return files
    .flatMap((file) => /^dist\/clients\/([^/]+)\/index\.js$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== 'common');
}

type Packed = { filename: string; files: readonly { path: string }[] };

/** npm prints a list, or an object by package name. */
function packedIn(text: string): [Packed] {
  const answer = JSON.parse(text) as Packed[] | Record<string, Packed>;
  return Object.values(answer) as [Packed];
}
