import { html, raw } from 'hono/html';
import { mapSentence } from '../sentence.ts';
import { visible } from '../visible.ts';

/** Finished markup, which is not escaped again. */
export type Markup = ReturnType<typeof raw>;
type Value = Markup | string | number | undefined | readonly Value[];

/**
 * Template tag: every text that is put in is escaped, for the content of elements and for quoted attributes alike.
 * Characters that mislead the eye are made visible. Lists are joined; undefined is nothing.
 */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const made = html(strings, ...values.map(readable));
  if (made instanceof Promise) throw new TypeError('no value of a report is a promise');
  return made;
}

function readable(value: Value): Value {
  if (typeof value === 'string') return visible(value);
  return Array.isArray(value) ? (value as readonly Value[]).map(readable) : value;
}

/** A sentence of the suite: what stands in backticks becomes code. */
export function sentence(text: string): Markup {
  const names = (part: string): Value => markup`<code>${part}</code>`;
  return markup`${mapSentence(text, names, (part) => part)}`;
}

/** Markup of our own that is put in as it stands: the style and the script of the page. */
export function ownMarkup(text: string): Markup {
  return raw(text);
}
