import { join } from 'node:path';
import { readJson } from './packages.ts';

/** What of an entry of `package-lock.json` is read. */
export interface LockEntry {
  version?: string;
  license?: unknown;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** `package-lock.json`: its entries by the path of the folder that they are installed into. */
export interface Lockfile {
  version: string;
  packages: Readonly<Record<string, LockEntry>>;
}

const NODE_MODULES = 'node_modules/';

/** Reads `package-lock.json` of a checkout. */
export function readLockfile(root: string): Promise<Lockfile> {
  return readJson(join(root, 'package-lock.json'));
}

/** Name of the package that is installed into a folder. */
export function nameAt(path: string): string {
  return path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
}

/**
 * The paths of all that is installed with a package: its dependencies, theirs, and so on, without those for development.
 * `npm sbom --omit dev` leaves out what is at the same time a dependency for development of the root.
 *
 * @param from - path of the package, `''` for the root
 * @throws Error if something needed is not in the lockfile
 */
export function installedWith({ packages }: Lockfile, from: string): string[] {
  const found = new Set<string>();
  const queue = [from];
  for (const path of queue) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    const needed = Object.keys({ ...dependencies });
    // Another machine may need what this one cannot install; a peer is somebody else's to bring along.
    const welcome = Object.keys({ ...optionalDependencies, ...peerDependencies }).filter(
      (name) => !needed.includes(name),
    );
    for (const name of [...needed, ...welcome]) {
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

/** Where Node finds a package: in the folder of the one that asks, or in one above it. */
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
