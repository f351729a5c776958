import { join } from 'node:path';
import { readJson } from './packages.ts';

/** The part of an entry of `package-lock.json` that is read. */
export interface LockEntry {
  version?: string;
  license?: unknown;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** `package-lock.json`; its entries by path of the installation folder. */
export interface Lockfile {
  version: string;
  packages: Readonly<Record<string, LockEntry>>;
}

const NODE_MODULES = 'node_modules/';

export function readLockfile(root: string): Promise<Lockfile> {
  return readJson(join(root, 'package-lock.json'));
}

/** Name of the package installed in a folder. */
export function nameAt(path: string): string {
  return path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
}

/**
 * The paths of all dependencies of a package, direct and transitive, without those for development. `npm sbom --omit dev` would leave out a
 * package that is also a development dependency of the root.
 *
 * @param from - path of the package, `''` for the root
 * @throws Error if a required dependency is not in the lockfile
 */
export function installedWith({ packages }: Lockfile, from: string): string[] {
  const found = new Set<string>();
  const queue = [from];
  for (const path of queue) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    const needed = Object.keys({ ...dependencies });
    // May be absent: an optional dependency may be for another platform, and the user installs a peer.
    const optional = Object.keys({ ...optionalDependencies, ...peerDependencies }).filter(
      (name) => !needed.includes(name),
    );
    for (const name of [...needed, ...optional]) {
      const target = resolved(packages, path, name);
      if (target === undefined && needed.includes(name))
        throw new Error(`package-lock.json lacks ${name}, for ${path}.`);
      if (target === undefined || found.has(target)) continue;
      found.add(target);
      queue.push(target);
    }
  }
  return [...found].sort();
}

/** The path where Node finds a package: in the importing package's folder, or in one above it. */
export function resolved(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = `${folder === '' ? '' : `${folder}/`}${NODE_MODULES}${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}

function parentOf(path: string): string {
  const at = path.lastIndexOf(`/${NODE_MODULES}`);
  return at === -1 ? '' : path.slice(0, at);
}
