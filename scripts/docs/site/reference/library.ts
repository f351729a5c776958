import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { clientLink } from '../addresses.ts';
import type { LinkOf } from '../inline.ts';
import type { SiteSources } from '../page.ts';
import { entryOf, type Entry } from './entries.ts';
import { createModules, type Named } from './modules.ts';

/** The part of the library that an exported name belongs to. */
export type Origin = 'own' | 'common' | 'client' | 'schemas' | 'graphql';

/** An exported name with where it comes from. */
export interface LibraryEntry extends Entry {
  origin: Origin;
}

/** What one import path of the library exports. */
export interface ImportPath {
  /** `report`, for `platform-contracts/report`. */
  name: string;
  entries: readonly LibraryEntry[];
  /** Names of the types that hold the whole contract: `paths`, `components`. */
  contractTypes: readonly string[];
  linkOf: LinkOf;
}

/** The client library, as its docstrings describe it. */
export interface Library {
  /** By interface and alphabet. */
  imports: readonly ImportPath[];
  /** What all import paths have; it is no import path itself. */
  common: ImportPath;
}

const COMMON = 'common';
/** The file of the types that hold a whole contract. */
const CONTRACT_TYPES = 'types.ts';
const libraries = new WeakMap<object, Library>();

/**
 * Reads the client library: the exports of `clients/<import path>/index.ts`. It is read once for the same sources.
 *
 * @throws Error when a file of the library cannot be read
 */
export function libraryOf(sources: Pick<SiteSources, 'root'>): Library {
  const library = libraries.get(sources) ?? readLibrary(sources.root);
  libraries.set(sources, library);
  return library;
}

function readLibrary(root: string): Library {
  const clients = join(root, 'clients');
  const isWholeContract = (file: string): boolean => basename(file) === CONTRACT_TYPES;
  const modules = createModules(isWholeContract);
  const folders = readdirSync(clients).filter((name) => existsSync(join(clients, name, 'index.ts')));
  const common = modules.exportsOf(join(clients, COMMON, 'index.ts'));
  const read = (name: string): ImportPath => {
    const exported = modules.exportsOf(join(clients, name, 'index.ts'));
    const names = new Set(exported.keys());
    const described = [...exported.values()].filter(({ file }) => !isWholeContract(file));
    const entries = described.map((named) => ({
      ...entryOf(named, modules, names),
      origin: common.has(named.name) ? ('common' as const) : originOf(named, root),
    }));
    const contractTypes = [...names].filter((one) => !described.some((named) => named.name === one));
    return { name, entries, contractTypes, linkOf: linksOf(name, entries) };
  };
  return { imports: folders.filter((name) => name !== COMMON).map(read), common: read(COMMON) };
}

/** The function that a reader calls first, with its example: the one that makes the API, where there is one. */
export function mainFunction({ entries }: ImportPath): (LibraryEntry & { example: string }) | undefined {
  const candidates = entries
    .filter(({ origin, kind }) => origin === 'own' && kind === 'function')
    .flatMap((entry) => entry.doc.examples.slice(0, 1).map((example) => ({ ...entry, example })));
  return candidates.find(({ name }) => /^create\w+Api$/.test(name)) ?? candidates[0];
}

/** An example as a program begins with it: with the imports of the library that it needs. */
export function withImports(example: string, name: string, { imports }: Library): string {
  const words = new Set(example.match(/\b\w+\b/g));
  const declared = new Set(
    Array.from(example.matchAll(/\bconst (?:\{([^}]*)\}|(\w+))/g), ([, list, one]) => list ?? one)
      .join(',')
      .split(/[\s,:]+/),
  );
  const own = imports.filter((one) => one.name === name);
  const others = imports.filter((one) => one.name !== name);
  const found = new Map<string, string>();
  for (const path of [...own, ...others]) {
    for (const { name: exported, origin, kind } of path.entries) {
      const isCode = kind === 'function' || kind === 'class' || kind === 'constant';
      const isWanted = isCode && origin === 'own' && words.has(exported) && !declared.has(exported);
      if (isWanted && !found.has(exported)) found.set(exported, path.name);
    }
  }
  const paths = [...new Set(found.values())];
  const lines = paths.map((path) => {
    const names = [...found].flatMap(([exported, from]) => (from === path ? [exported] : []));
    return `import { ${names.join(', ')} } from 'platform-contracts/${path}';`;
  });
  return `${lines.join('\n')}\n\n${example}`;
}

function originOf({ file }: Named, root: string): Origin {
  const [folder, , last] = relative(root, file).split(sep);
  if (folder === 'clients') return 'own';
  if (last === 'client.ts') return 'client';
  return last === 'schemas.ts' ? 'schemas' : 'graphql';
}

/**
 * Names lead to where they have an entry: in the page itself, or in that of what all have in common. A method is found by its
 * name alone, too, and by that of a type which is not exported and hands it down.
 */
function linksOf(page: string, entries: readonly LibraryEntry[]): LinkOf {
  const addresses = new Map<string, string>();
  const methods = new Map<string, string>();
  for (const { name, members, origin } of entries) {
    const at = clientLink(origin === 'common' ? COMMON : page);
    addresses.set(name, `${at}#${name}`);
    for (const member of members) {
      addresses.set(`${name}.${member.name}`, `${at}#${name}.${member.name}`);
      if (member.kind === 'method') methods.set(member.name, `${at}#${name}.${member.name}`);
    }
  }
  return (name) => addresses.get(name) ?? methods.get(name.replace(/^[A-Z]\w*\./, ''));
}
