import MiniSearch, { type AsPlainObject, type SearchOptions } from 'minisearch';
import { INDEX_OPTIONS, type Entry } from './site/index-options.ts';

declare global {
  /** Set by `search-index.js`. */
  var siteSearchIndex: AsPlainObject;
  /** Searches the site; best results first. */
  var siteSearch: (query: string) => Found[];
}

export type Found = Omit<Entry, 'id' | 'names' | 'text'>;

const LIMIT = 12;
/** Exceeds all other boosts together. */
const NAMED = 100;
const index = MiniSearch.loadJS<Entry>(globalThis.siteSearchIndex, INDEX_OPTIONS);

globalThis.siteSearch = (query) => {
  const wanted = query.trim().toLowerCase();
  const ranking = rankingFor(wanted);
  const find = (way: SearchOptions) => index.search(query, { ...ranking, ...way });
  // Whole words come before words that only begin with the query.
  const all = [...find({ combineWith: 'AND', prefix: false }), ...find({ combineWith: 'AND' })];
  const found = [...new Map(all.map((one) => [one.id as number, one])).values()];
  const guessed = found.length > 0 ? found : find({ combineWith: 'AND', ...MISSPELT });
  const best = (guessed.length > 0 ? guessed : find(MISSPELT)).slice(0, LIMIT) as unknown as Entry[];
  return best.map((one) => ({ ...one, path: placeOf(one, wanted) }));
};

/** The address of the row of this name, if the section has one. */
function placeOf({ path, names }: Entry, wanted: string): string {
  const row = names.split('\n').find((name) => name.toLowerCase() === wanted);
  return row === undefined ? path : path.replace(/#[\w-]+$/, `#${row}`);
}

/** Only used if nothing matches exactly: short words resemble many others. */
const MISSPELT: SearchOptions = { fuzzy: (term) => (term.length > 5 ? 0.2 : false) };

/** Ranking of the results of a query. */
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

/** Pages that are one of many on their subject, or are about changing the project; then pages about the past or with lists of pages. */
const ASIDE = /^(?:rules|statements|interfaces\/changes|project\/(?!security|index))/;
const LAST = /^(?:project\/(?:adr|changelog)|site-map)/;

/**
 * Glossary and pages before sections, interfaces before pages about them, guides before rules; ending versions last, unless the query names
 * a version.
 */
function weightOf({ path, page, section, title, ends }: Record<string, unknown>, byVersion: boolean): number {
  const weight = (ends === true && !byVersion) || String(title).startsWith('OPTIONS ') ? 0.4 : 1;
  if (LAST.test(String(path))) return 0.05;
  if (ASIDE.test(String(path))) return 0.1 * weight;
  if (page !== '' && !String(path).startsWith('interfaces/glossary')) return weight;
  return (section === 'Interfaces' ? 2.2 : 1.6) * weight;
}
