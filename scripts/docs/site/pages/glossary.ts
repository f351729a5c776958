import { isObject } from '../../../../conformance/json.ts';
import type { Contract } from '../../contracts.ts';
import { interfaceLink } from '../addresses.ts';
import { link } from '../md.ts';
import type { SiteSources } from '../page.ts';

const HEADER = /^\| Term +\| Meaning +\|\n\|[ -]+\|[ -]+\|\n/gm;
const ROW = /^\| (`.*?`) *\| (.*?) *\|$/gm;

/** The glossary, and with each of its terms the interfaces where it is met. */
export function withPlaces(glossary: string, { contracts }: SiteSources): string {
  const finders = contracts.map(({ id, document, sdl }) => [id, termFinder(namesOf(document, sdl))] as const);
  const placesOf = (terms: readonly string[]) =>
    finders.flatMap(([id, has]) => (terms.some(has) ? [link(id, interfaceLink(id))] : [])).join(', ');
  return glossary
    .replace(HEADER, '| Term | Meaning | Where it is met |\n| --- | --- | --- |\n')
    .replace(ROW, (_, terms: string, meaning: string) => `| ${terms} | ${meaning} | ${placesOf(termsOf(terms))} |`);
}

/** The terms of a row, which stand in its first cell as code. */
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
