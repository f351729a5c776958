import type { AsPlainObject, Options } from 'minisearch';

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
}

/** Words that stand nearly everywhere: who looks for them with others finds by the others, and without them the index is smaller by a sixth. */
const COMMON_WORDS =
  'a an and are as at be by does for from has have how if in is it its not of on one or out that the their then there they this to what where which who with without';
const COMMON = new Set(COMMON_WORDS.split(' '));

/** How the index is made and read; both sides must agree. */
export const INDEX_OPTIONS: Options<Entry> = {
  fields: ['names', 'title', 'page', 'text'],
  storeFields: ['path', 'title', 'page', 'section', 'names', 'excerpt'],
  processTerm: (term) => {
    const word = term.toLowerCase();
    return COMMON.has(word) ? null : word;
  },
  tokenize: (text, field) => (field === 'names' ? text.split('\n') : tokensOf(text)),
};

/** A name that has signs inside: `--allow-writes`, `credentials.session`. */
const NAME_WITH_SIGNS = /[\p{L}\d]+(?:[-._/][\p{L}\d]+)+/gu;

/** Words, the parts of names in camel case (`createRohdatenReport` is found by `rohdaten`), and names with signs as a whole. */
function tokensOf(text: string): string[] {
  const names = text.match(NAME_WITH_SIGNS) ?? [];
  return [...names, ...wordsOf(text)];
}

function wordsOf(text: string): string[] {
  return text.split(/[\s\p{P}\p{S}]+/u).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/** An index with its postings written shortly, each as a word and for each field the entries: in the file they take a third of the room. */
export type PackedIndex = Omit<AsPlainObject, 'index'> & { index: [word: string, fields: Record<string, string>][] };

type Postings = AsPlainObject['index'][number][1];

/** Writes postings shortly: `c,4:3` is in entry 12 once, and 4 entries further on three times. */
export function packed({ index, ...rest }: AsPlainObject): PackedIndex {
  return { ...rest, index: index.map(([word, fields]) => [word, mapped(fields, packedPostings)]) };
}

/** The index as it was. */
export function unpacked({ index, ...rest }: PackedIndex): AsPlainObject {
  return {
    ...rest,
    index: index.map(([word, fields]): [string, Postings] => [word, mapped(fields, unpackedPostings)]),
  };
}

function mapped<From, To>(fields: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(value)]));
}

function packedPostings(postings: Readonly<Record<string, number>>): string {
  let last = 0;
  return Object.entries(postings)
    .map(([entry, times]) => {
      const step = (Number(entry) - last).toString(36);
      last = Number(entry);
      return times === 1 ? step : `${step}:${times}`;
    })
    .join();
}

function unpackedPostings(text: string): Record<string, number> {
  let last = 0;
  return Object.fromEntries(
    text.split(',').map((one) => {
      const [step = '', times = '1'] = one.split(':');
      return [String((last += Number.parseInt(step, 36))), Number(times)];
    }),
  );
}
