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
  /**
   * Lines; who looks for one of them as a whole wants this before all else: of an operation its operationId, `METHOD /path` and
   * `/path`, of a page its short title and its place.
   */
  names: string;
  /** What is read there. */
  text: string;
  /** What is shown of it. */
  excerpt: string;
  /** Of a version of an interface that ends. */
  ends?: true | undefined;
}

/** Words that stand nearly everywhere: who looks for them with others finds by the others, and without them the index is smaller by a sixth. */
const COMMON_WORDS =
  'a an and are as at be by does for from has have how if in is it its not of on one or out that the their then there they this to what where which who with without';
const COMMON = new Set(COMMON_WORDS.split(' '));

/** How the index is made and read; both sides must agree. */
export const INDEX_OPTIONS: Options<Entry> = {
  fields: ['names', 'title', 'page', 'text'],
  storeFields: ['path', 'title', 'page', 'section', 'names', 'excerpt', 'ends'],
  processTerm: (term) => {
    const word = term.toLowerCase();
    // Who looks for a secret finds secrets, too.
    return COMMON.has(word) ? null : word.replace(/(?<=..[^s])s$/, '');
  },
  tokenize: (text, field) => (field === 'names' ? text.split('\n') : tokensOf(text)),
};

/** A name that has signs inside: `--allow-writes`, `credentials.session`. */
const NAME_WITH_SIGNS = /[\p{L}\d]+(?:[-._/][\p{L}\d]+)+/gu;

/** Words, the parts of names in camel case (`createRohdatenReport` is found by `rohdaten`), and names with signs as a whole. */
function tokensOf(text: string): string[] {
  const words = text.split(/[\s\p{P}\p{S}]+/u).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
  return [...(text.match(NAME_WITH_SIGNS) ?? []), ...words];
}
