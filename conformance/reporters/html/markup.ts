import { html, raw } from 'hono/html';
import { mapSentence } from '../sentence.ts';
import { visible } from '../visible.ts';

/** Finished markup, which is not escaped again. */
export type Markup = ReturnType<typeof raw>;
type Value = Markup | string | number | undefined | readonly Value[];

/**
 * Template tag that escapes all texts for elements and quoted attributes, and makes misleading characters visible. Lists are joined;
 * undefined is empty.
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

/** A sentence of the suite, with text in backticks as code. */
export function sentence(text: string): Markup {
  const names = (part: string): Value => markup`<code>${part}</code>`;
  return markup`${mapSentence(text, names, (part) => part)}`;
}

/** Trusted markup, which is not escaped: the style and the script of the page. */
export function ownMarkup(text: string): Markup {
  return raw(text);
}
