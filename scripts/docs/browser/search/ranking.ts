import type { SearchOptions } from 'minisearch';

/** More than all other boosts together. */
const NAMED = 100;

/** How what is found for a query is put in order. */
export function rankingFor(query: string): SearchOptions {
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
