import { isObject } from '../../../../conformance/json.ts';
import type { Contract } from '../../contracts.ts';
import { interfaceLink } from '../addresses.ts';
import { link } from '../md.ts';
import type { SiteSources } from '../page.ts';

const HEADER = /^\| Term +\| Meaning +\|\n\|[ -]+\|[ -]+\|\n/gm;
const ROW = /^\| (`.*?`) *\| (.*?) *\|$/gm;

/** The glossary, with the interfaces that use each term. */
export function withPlaces(glossary: string, { contracts }: SiteSources): string {
  const finders = contracts.map(({ id, document, sdl }) => [id, termFinder(namesOf(document, sdl))] as const);
  const placesOf = (terms: readonly string[]) =>
    finders.flatMap(([id, has]) => (terms.some(has) ? [link(id, interfaceLink(id))] : [])).join(', ');
  return glossary
    .replace(HEADER, '| Term | Meaning | Where it is met |\n| --- | --- | --- |\n')
    .replace(ROW, (_, terms: string, meaning: string) => `| ${terms} | ${meaning} | ${placesOf(termsOf(terms))} |`);
}

/** The terms of a row: the code in its first cell. */
export function termsOf(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, term = '']) => term);
}

/**
 * Every name of a contract: segments of paths, parameters, headers, properties, values of enumerations, schemas, operations, and what
 * an SDL defines.
 */
export function namesOf(document: Contract['document'], sdl = ''): Set<string> {
  const names = new Set(Object.keys(document.paths ?? {}).flatMap((path) => path.match(/[^/{}]+/g) ?? []));
  JSON.stringify(document, (key, value: unknown) => {
    if (/^(?:properties|schemas|headers)$/.test(key) && isObject(value))
      Object.keys(value).forEach((name) => names.add(name));
    if ((key === 'enum' || key === 'x-known-values') && Array.isArray(value))
      value.forEach((one) => names.add(String(one)));
    if (key === 'operationId') names.add(String(value));
    if (isObject(value) && typeof value['in'] === 'string') names.add(String(value['name']));
    return value;
  });
  for (const name of sdl.replace(/"""[\s\S]*?"""|"[^"\n]*"|#.*/g, '').match(/\b\w+\b/g) ?? []) names.add(name);
  return names;
}

/** The words of a name in lower case: `kundenBetreuer` and `NEGATIV_MERKMAL` have two. */
export function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u);
  return words.filter((word) => word !== '').map((word) => word.toLowerCase());
}

/**
 * Makes a function that looks for a term in names. A name matches if it contains the words of the term in sequence: `Vorgang` is in
 * `getVorgang`, not in `vorgangsNummer`.
 */
export function termFinder(names: Iterable<string>): (term: string) => boolean {
  const text = Array.from(names, (name) => ` ${wordsOf(name).join(' ')} `).join('\n');
  return (term) => text.includes(` ${wordsOf(term).join(' ')} `);
}
