import type { Options } from 'minisearch';

/** One thing that the search finds: a page, a section of one, or an operation. */
export interface Entry {
  id: number;
  /** Address inside the site: `operate/conformance.html#reports`. */
  path: string;
  /** Its heading. */
  title: string;
  /** Title of its page; empty where it is the page. */
  page: string;
  /** Section of the site. */
  section: string;
  /** What is read there. */
  text: string;
  /** What is shown of it. */
  excerpt: string;
}

/** How the index is made and read; both sides must agree. */
export const INDEX_OPTIONS: Options<Entry> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['path', 'title', 'page', 'section', 'excerpt'],
  tokenize: tokensOf,
  searchOptions: {
    boost: { title: 4, page: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (_id, _term, stored) => weightOf(stored ?? {}),
  },
};

/** Pages before their sections, interfaces before what is about them, preflights last. */
function weightOf({ page, section, title }: Record<string, unknown>): number {
  if (typeof title === 'string' && title.startsWith('OPTIONS ')) return 0.4;
  if (page !== '') return 1;
  return section === 'Interfaces' ? 2.2 : 1.6;
}

/** Words, and the parts of names in camel case: `createRohdatenReport` is found by `rohdaten`. */
function tokensOf(text: string): string[] {
  return text.split(/[\s\p{P}\p{S}]+/u).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}
