import MiniSearch, { type AsPlainObject, type SearchOptions } from 'minisearch';
import { INDEX_OPTIONS, type Entry } from './site/index-options.ts';

declare global {
  /** `search-index.js` brings it. */
  var siteSearchIndex: AsPlainObject;
  /** Finds what a reader looks for; the best first. */
  var siteSearch: (query: string) => Found[];
}

export type Found = Omit<Entry, 'id' | 'names' | 'text'>;

const LIMIT = 12;
/** More than all other boosts together. */
const NAMED = 100;
const index = MiniSearch.loadJS<Entry>(globalThis.siteSearchIndex, INDEX_OPTIONS);

globalThis.siteSearch = (query) => {
  const wanted = query.trim().toLowerCase();
  const ranking = rankingFor(wanted);
  const find = (way: SearchOptions) => index.search(query, { ...ranking, ...way });
  // What holds the words comes before what holds longer ones.
  const all = [...find({ combineWith: 'AND', prefix: false }), ...find({ combineWith: 'AND' })];
  const found = [...new Map(all.map((one) => [one.id as number, one])).values()];
  const guessed = found.length > 0 ? found : find({ combineWith: 'AND', ...MISSPELT });
  const best = (guessed.length > 0 ? guessed : find(MISSPELT)).slice(0, LIMIT) as unknown as Entry[];
  return best.map((one) => ({ ...one, path: placeOf(one, wanted) }));
};

/** Of a section that has a row of this name, the row. */
function placeOf({ path, names }: Entry, wanted: string): string {
  const row = names.split('\n').find((name) => name.toLowerCase() === wanted);
  return row === undefined ? path : path.replace(/#[\w-]+$/, `#${row}`);
}

/** Only where nothing is written as the reader has written it: a word of a few letters resembles many. */
const MISSPELT: SearchOptions = { fuzzy: (term) => (term.length > 5 ? 0.2 : false) };

/** How what is found for a query is put in order. */
function rankingFor(wanted: string): SearchOptions {
  const byVersion = /\bv\d/.test(wanted);
  return {
    boost: { names: 8, title: 4, page: 2 },
    prefix: true,
    boostDocument: (_id, _term, stored = {}) => {
      const names = String(stored['names']).toLowerCase().split('\n');
      return weightOf(stored, byVersion) * (names.includes(wanted) ? NAMED : 1);
    },
  };
}

/** What is one of many that are about the same or is for who changes the project, and what only tells of the past or of other pages. */
const ASIDE = /^(?:rules|statements|interfaces\/changes|project\/(?!security|index))/;
const LAST = /^(?:project\/(?:adr|changelog)|site-map)/;

/** The glossary and pages before sections, interfaces before what is about them, guides before rules; what ends last, unless a version is looked for. */
function weightOf({ path, page, section, title, ends }: Record<string, unknown>, byVersion: boolean): number {
  const weight = (ends === true && !byVersion) || String(title).startsWith('OPTIONS ') ? 0.4 : 1;
  if (LAST.test(String(path))) return 0.05;
  if (ASIDE.test(String(path))) return 0.1 * weight;
  if (page !== '' && !String(path).startsWith('interfaces/glossary')) return weight;
  return (section === 'Interfaces' ? 2.2 : 1.6) * weight;
}
