const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of HTML that is safe to put into a page: made by {@link html} alone. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Value = Html | string | number | readonly Html[];

/** Builds HTML: every inserted text is escaped, inserted HTML is taken as it is. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markupOf)));
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(String).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * What a page that brings its style along may load: no more than that and the scripts that it names. The browser holds to it,
 * whatever the scripts of a page would like to fetch.
 *
 * @param scripts - where its scripts come from; nowhere unless given
 */
export function contentPolicy(scripts?: string): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    ...(scripts === undefined ? [] : [`script-src ${scripts}`, 'worker-src blob:']),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
