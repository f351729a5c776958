import { readFile } from 'node:fs/promises';
import { isObject } from '../../../conformance/json.ts';
import type { Contract } from '../contracts.ts';

/**
 * Every name of a contract: segments of paths, parameters, properties, values of enumerations, schemas, operations, and what an
 * SDL defines.
 */
export async function namesOf({
  document,
  schemaFile,
}: Pick<Contract, 'document' | 'schemaFile'>): Promise<Set<string>> {
  const names = new Set(Object.keys(document.paths ?? {}).flatMap((path) => path.match(/[^/{}]+/g) ?? []));
  JSON.stringify(document, (key, value: unknown) => {
    if ((key === 'properties' || key === 'schemas') && isObject(value))
      Object.keys(value).forEach((name) => names.add(name));
    if ((key === 'enum' || key === 'x-known-values') && Array.isArray(value))
      value.forEach((one) => names.add(String(one)));
    if (key === 'operationId') names.add(String(value));
    if (isObject(value) && typeof value['in'] === 'string') names.add(String(value['name']));
    return value;
  });
  const sdl = schemaFile === undefined ? '' : await readFile(schemaFile, 'utf8');
  for (const name of sdl.replace(/"""[\s\S]*?"""|"[^"\n]*"|#.*/g, '').match(/\b\w+\b/g) ?? []) names.add(name);
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
