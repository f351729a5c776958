/** A heading of a page that can be linked. */
export interface Heading {
  id: string;
  /** Its text as HTML source without tags: entities stay. */
  text: string;
  level: 2 | 3 | 4;
}

/** The content of a page as it stands in the layout. */
export interface Body {
  html: string;
  /** Headings of the second and third level, for the table of contents. */
  headings: Heading[];
}

const HEADING = /<h([234])\b([^>]*)>([\s\S]*?)<\/h\1>/g;

/**
 * Gives every heading an anchor (that of GitHub, where it has none of its own) with a link to itself, and every table a frame
 * to scroll in.
 *
 * @param html rendered Markdown
 */
export function bodyOf(html: string): Body {
  const headings: Heading[] = [];
  const taken = new Set(Array.from(html.matchAll(/<h[234]\b[^>]*\sid="([^"]+)"/g), ([, id = '']) => id));
  const anchored = html.replace(HEADING, (_, digit: string, attributes: string, inner: string) => {
    const text = inner.replace(/<[^>]+>/g, '').trim();
    const own = /\sid="([^"]+)"/.exec(attributes)?.[1];
    const id = own ?? freeId(slugOf(text), taken);
    taken.add(id);
    const level = Number(digit) as Heading['level'];
    if (level < 4) headings.push({ id, text, level });
    const rest = attributes.replace(/\sid="[^"]*"/, '');
    const link = `<a class="anchor" href="#${id}" aria-label="Link to «${text.replaceAll('"', '&quot;')}»">#</a>`;
    return `<h${digit} id="${id}"${rest}>${inner} ${link}</h${digit}>`;
  });
  const framed = anchored.replace(/<table\b/g, '<div class="table"><table').replaceAll('</table>', '</table></div>');
  return { html: framed, headings };
}

/** The anchor that GitHub gives a heading, so that links between Markdown files hold in both places. */
export function slugOf(text: string): string {
  return text
    .replace(/&[a-z0-9#]+;/gi, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function freeId(slug: string, taken: ReadonlySet<string>): string {
  const base = slug === '' ? 'section' : slug;
  for (let count = 0; ; count += 1) {
    const id = count === 0 ? base : `${base}-${String(count)}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * Takes the title out of a Markdown file: its first line, below a comment that says how the file is made.
 *
 * @param file name for the message
 * @throws Error when the file does not begin with a title
 */
export function splitTitle(text: string, file: string): { title: string; markdown: string } {
  const [, title, markdown] = /^(?:<!--[\s\S]*?-->\s*)?# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || markdown === undefined) throw new Error(`${file} does not begin with a title («# …»).`);
  return { title, markdown };
}
