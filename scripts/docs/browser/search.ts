import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, type Entry } from './search/index-options.ts';
import { rankingFor } from './search/ranking.ts';

declare global {
  /** The index as JSON; `search-index.js` brings it. */
  var siteSearchIndex: string;
  /** Finds what a reader looks for; the best first. */
  var siteSearch: (query: string) => Found[];
}

export type Found = Omit<Entry, 'id' | 'names' | 'text'>;

const LIMIT = 12;
const index = MiniSearch.loadJSON<Entry>(globalThis.siteSearchIndex, INDEX_OPTIONS);

globalThis.siteSearch = (query) => {
  const ranking = rankingFor(query);
  const all = index.search(query, { ...ranking, combineWith: 'AND' });
  const found = all.length > 0 ? all : index.search(query, ranking);
  return found.slice(0, LIMIT) as unknown as Found[];
};
