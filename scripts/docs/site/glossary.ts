import { readFile } from 'node:fs/promises';
import type { OpenAPI3 } from 'openapi-typescript';
import { isObject } from '../../../conformance/json.ts';
import type { Contract } from '../contracts.ts';

/** Where the names of a contract stand that a reader meets. */
const NAMED_PARTS = ['properties', 'schemas'];
const VALUES = ['enum', 'x-known-values'];

/**
 * Every name of a contract: segments of paths, parameters, properties, values of enumerations, schemas, operations, and what an
 * SDL defines.
 */
export async function namesOf({
  document,
  schemaFile,
}: Pick<Contract, 'document' | 'schemaFile'>): Promise<Set<string>> {
  const names = new Set(segmentsOf(document));
  collect(document, names);
  const sdl = schemaFile === undefined ? '' : await readFile(schemaFile, 'utf8');
  const definitions = sdl.replace(/"""[\s\S]*?"""|"[^"\n]*"|#.*/g, '');
  for (const [name] of definitions.matchAll(/\b\w+\b/g)) names.add(name);
  return names;
}

/** Words of a name in lower case: `kundenBetreuer` is two, `NEGATIV_MERKMAL` too. */
export function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u);
  return words.filter((word) => word !== '').map((word) => word.toLowerCase());
}

/**
 * Makes a search for terms in names: a term is found where a name is it, or has its words one after the other. `Vorgang` is in
 * `getVorgang`, and not in `vorgangsNummer`.
 */
export function termFinder(names: Iterable<string>): (term: string) => boolean {
  const text = Array.from(names, (name) => ` ${wordsOf(name).join(' ')} `).join('\n');
  return (term) => text.includes(` ${wordsOf(term).join(' ')} `);
}

function segmentsOf(document: OpenAPI3): string[] {
  const segments = Object.keys(document.paths ?? {}).flatMap((path) => path.split('/'));
  return segments.map((segment) => segment.replace(/[{}]/g, '')).filter((segment) => segment !== '');
}

function collect(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, names);
    return;
  }
  if (!isObject(node)) return;
  for (const part of NAMED_PARTS) {
    const named = node[part];
    if (isObject(named)) for (const name of Object.keys(named)) names.add(name);
  }
  for (const key of VALUES) {
    const values = node[key];
    if (Array.isArray(values)) for (const value of values) if (typeof value === 'string') names.add(value);
  }
  if (typeof node.in === 'string' && typeof node.name === 'string') names.add(node.name);
  if (typeof node.operationId === 'string') names.add(node.operationId);
  for (const value of Object.values(node)) collect(value, names);
}
