import { Tokenizer } from 'htmlparser2';

/** A tag of a page, with its name and the names of its attributes in lower case. */
export interface Tag {
  /** Begins with a slash in a closing tag. */
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const nothing = () => {};
/** Shared by all tags without attributes. */
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** The tags of a page in order, without comments, scripts and styles. Builds no tree, since a page may nest to any depth. */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  let name = '';
  let attributes: Map<string, string> | undefined;
  let attribute = '';
  let value = '';
  const end = () => tags.push({ name, attributes: attributes ?? NO_ATTRIBUTES });
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (from, to) => {
        name = html.slice(from, to).toLowerCase();
        attributes = undefined;
      },
      onattribname: (from, to) => {
        attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata: (from, to) => (value += html.slice(from, to)),
      onattribentity: (codePoint) => (value += String.fromCodePoint(codePoint)),
      onattribend: () => {
        // The first of several attributes with the same name counts.
        attributes ??= new Map();
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onclosetag: (from, to) =>
        tags.push({ name: `/${html.slice(from, to).toLowerCase()}`, attributes: NO_ATTRIBUTES }),
      onopentagend: end,
      onselfclosingtag: end,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tags;
}
