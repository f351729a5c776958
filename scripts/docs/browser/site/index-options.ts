import type { Options } from 'minisearch';

/** An entry of the search: a page, a section of a page, or an operation. */
export interface Entry {
  id: number;
  /** Address inside the site: `operate/conformance.html#reports`. */
  path: string;
  /** Heading. */
  title: string;
  /** Title of the page that contains the entry; empty for a page. */
  page: string;
  /** Section of the site. */
  section: string;
  /**
   * Names, one per line; a query that equals one of them ranks the entry first. For an operation: its operationId, `METHOD /path` and
   * `/path`; for a page: its short title and its path.
   */
  names: string;
  /** Full text. */
  text: string;
  /** Text shown in the result. */
  excerpt: string;
  /** Set for an ending version of an interface. */
  ends?: true | undefined;
}

/** Words that occur nearly everywhere. Leaving them out makes the index a sixth smaller. */
const COMMON_WORDS =
  'a an and are as at be by does for from has have how if in is it its not of on one or out that the their then there they this to what where which who with without';
const COMMON = new Set(COMMON_WORDS.split(' '));

/** Options for writing and for reading the index, which must agree. */
export const INDEX_OPTIONS: Options<Entry> = {
  fields: ['names', 'title', 'page', 'text'],
  storeFields: ['path', 'title', 'page', 'section', 'names', 'excerpt', 'ends'],
  processTerm: (term) => {
    const word = term.toLowerCase();
    // Singular and plural match.
    return COMMON.has(word) ? null : word.replace(/(?<=..[^s])s$/, '');
  },
  tokenize: (text, field) => (field === 'names' ? text.split('\n') : tokensOf(text)),
};

/** A name with punctuation: `--allow-writes`, `credentials.session`. */
const NAME_WITH_SIGNS = /[\p{L}\d]+(?:[-._/][\p{L}\d]+)+/gu;

/** Words, parts of camel-case names (`rohdaten` finds `createRohdatenReport`), and whole names with punctuation. */
function tokensOf(text: string): string[] {
  const words = text.split(/[\s\p{P}\p{S}]+/u).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
  return [...(text.match(NAME_WITH_SIGNS) ?? []), ...words];
}
