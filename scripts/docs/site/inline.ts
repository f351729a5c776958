import { html, type Html } from '../html.ts';
import { isOver } from '../../../conformance/clock.ts';

/** Finds what a name in a text leads to; undefined where it is only a name. */
export type LinkOf = (name: string) => string | undefined;

const NAME = /`([^`]+)`|\{@link\s+([^\s}]+)\s*\}/;

/**
 * One line of text as HTML: names in backticks and in `{@link …}` become code, and links where they lead somewhere.
 *
 * @param linkOf address of a name, inside the site
 */
export function inline(text: string, linkOf: LinkOf = () => undefined): Html {
  const parts = text.replace(/\s+/g, ' ').split(NAME);
  // A split by two groups gives text, the first group, the second group, text, …
  const pieces = parts.map((part, index) => {
    if (part === undefined) return html``;
    return index % 3 === 0 ? html`${part}` : named(part, linkOf(part));
  });
  return html`${pieces}`;
}

/** A name as code, as a link where it leads somewhere. */
export function named(name: string, address: string | undefined): Html {
  return address === undefined ? html`<code>${name}</code>` : html`<a href="${address}"><code>${name}</code></a>`;
}

/** A path as code that may break before each of its segments. */
export function breakable(path: string): Html {
  const [first = '', ...segments] = path.split('/');
  return html`<code>${first}${segments.map((segment) => html`<wbr />/${segment}`)}</code>`;
}

/** A text without its marks of Markdown, for titles and summaries. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\{@link\s+([^\s}]+)\s*\}/g, '$1')
    .replace(/[`*]/g, '');
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?](?=\s+[A-Z]|\s*$)/.exec(text)?.[0] ?? text;
}

/** A number with its noun: «1 rule», «2 rules». */
export function count(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Pieces of HTML with a text between each two. */
export function joined(pieces: readonly Html[], between: string): Html {
  return html`${pieces.map((piece, index) => (index === 0 ? piece : html`${between}${piece}`))}`;
}

/** Pieces of HTML below each other. */
export function inLines(pieces: readonly Html[]): Html {
  return html`${pieces.map((piece, index) => (index === 0 ? piece : html`<br />${piece}`))}`;
}

/** A block of code in Markdown; it may hold the fence of another one. */
export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code.trimEnd()}\n${marks}`;
}

/** A table in HTML, whose rows may have anchors. */
export function table(columns: readonly string[], rows: readonly { id?: string; cells: readonly Html[] }[]): Html {
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  const body = rows.map(({ id, cells }) => {
    const data = cells.map((cell) => html`<td>${cell}</td>`);
    return id === undefined
      ? html`<tr>
          ${data}
        </tr> `
      : html`<tr id="${id}">
          ${data}
        </tr> `;
  });
  return html`<table>
    <thead>
      <tr>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

/** A table of names and what is said of each. */
export function factTable(facts: readonly (readonly [name: string, value: Html])[]): Html {
  return html`<table>
    <tbody>
      ${facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day of a contract (`2026-11-30`) as people write it: 30 November 2026; what is no day stays as it is. */
export function dayOf(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : DAY.format(time);
}

/** What something with a last day does: it «ends», or «ended», by the day on which the page is made. */
export function verbOf(sunset: string, today: string): 'ends' | 'ended' {
  return isOver(sunset, today) ? 'ended' : 'ends';
}

/** Puts what a docstring or a contract says of a last day (`Ends on 2026-11-30`) into the tense of the day on which the page is made. */
export function inTense(text: string, today: string): string {
  return text.replace(
    /\bEnds on (\d{4}-\d\d-\d\d)/g,
    (_, day: string) => `${isOver(day, today) ? 'Ended' : 'Ends'} on ${dayOf(day)}`,
  );
}
