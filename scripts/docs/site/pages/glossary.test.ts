import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../../contracts.ts';
import { namesOf, termFinder, termsOf, wordsOf } from './glossary.ts';

const root = resolve(import.meta.dirname, '../../../..');
const text = await readFile(resolve(root, 'docs/glossary.md'), 'utf8');
const rows = Array.from(text.matchAll(/^\| (`.*?`) *\|/gm), ([, terms = '']) => termsOf(terms));
const contracts = await readContracts(resolve(root, 'generated'));
const names = new Set(contracts.flatMap((contract) => [...namesOf(contract.document, contract.sdl)]));

/** Words in names that are English, or the same in both languages. */
const ENGLISH = new Set(
  (
    'access add allow api authentication authorization avatar bic box calls category control cookie create credentials data day ' +
    'delete do documentation email embedded empty enum error errors for forbidden form forward found from get header headers ' +
    'href html iban id in index int key limit links list loan location login logo logout message methods mortgage name no not ' +
    'on op operation optional options organisation origin other partner password patch path payload person plain platform ' +
    'processing query rate redirect remaining remove replace report reports request requested reset response root scalar ' +
    'self session set sign situation status string svg text to token trace transitiv type unauthorized update url username v ' +
    'value variables with wrong x'
  ).split(' '),
);

describe('the glossary', () => {
  it('has many rows, and no term twice in one chapter', () => {
    expect(rows.length).toBeGreaterThan(100);
    const terms = rows.flat();
    const twice = terms.filter((term, index) => terms.indexOf(term) !== index);
    // The product provider is both a type and a report kind.
    expect(twice).toEqual(['produktanbieter']);
  });

  it('explains terms that occur in a contract', () => {
    const occurs = termFinder(names);
    expect(rows.flat().filter((term) => !occurs(term))).toEqual([]);
  });

  it('leaves no German word of a contract unexplained', () => {
    const explained = new Set(rows.flat().flatMap(wordsOf));
    const words = new Map(Array.from(names).flatMap((name) => wordsOf(name).map((word) => [word, name] as const)));
    const unexplained = Array.from(words).filter(([word]) => !explained.has(word) && !ENGLISH.has(word));
    expect(unexplained.map(([word, name]) => `${word} in ${name}`)).toEqual([]);
    expect([...ENGLISH].filter((word) => !words.has(word))).toEqual([]);
  });
});

describe('termFinder', () => {
  const has = termFinder(['getVorgang', 'vorgangsNummer', 'NEGATIV_MERKMAL', 'kundenBetreuer']);

  it.each([
    ['Vorgang', true],
    ['vorgangsNummer', true],
    ['Nummer', true],
    ['vorgangs', true],
    ['NEGATIV_MERKMAL', true],
    ['merkmal', true],
    ['kunden', true],
    ['kunde', false],
    ['gang', false],
    ['betreuerKunden', false],
  ])('looks for %s word by word', (term, found) => {
    expect(has(term)).toBe(found);
  });
});
