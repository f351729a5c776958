import MiniSearch, { type SearchOptions } from 'minisearch';
import { INDEX_OPTIONS, type Entry } from './search/index-options.ts';

declare global {
  /** The index as JSON; `search-index.js` brings it. */
  var siteSearchIndex: string;
  /** Finds what a reader looks for; the best first. */
  var siteSearch: (query: string) => Found[];
}

export type Found = Omit<Entry, 'id' | 'names' | 'text'>;

const LIMIT = 12;
/** More than all other boosts together. */
const NAMED = 100;
const index = MiniSearch.loadJSON<Entry>(globalThis.siteSearchIndex, INDEX_OPTIONS);

globalThis.siteSearch = (query) => {
  const ranking = rankingFor(query);
  const all = index.search(query, { ...ranking, combineWith: 'AND' });
  const found = all.length > 0 ? all : index.search(query, ranking);
  return found.slice(0, LIMIT) as unknown as Found[];
};

/** How what is found for a query is put in order. */
function rankingFor(query: string): SearchOptions {
  const wanted = query.trim().toLowerCase();
  return {
    boost: { names: 8, title: 4, page: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (_id, _term, stored = {}) => weightOf(stored) * (isNamed(stored, wanted) ? NAMED : 1),
  };
}

function isNamed({ names }: Record<string, unknown>, wanted: string): boolean {
  return typeof names === 'string' && names.toLowerCase().split('\n').includes(wanted);
}

/** Pages before their sections, interfaces before what is about them, preflights last. */
function weightOf({ page, section, title }: Record<string, unknown>): number {
  if (typeof title === 'string' && title.startsWith('OPTIONS ')) return 0.4;
  if (page !== '') return 1;
  return section === 'Interfaces' ? 2.2 : 1.6;
}
