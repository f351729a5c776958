import { settingNamed } from '../../engine/config/published-schema.ts';
import type { Report } from '../../engine/report.ts';
import { markup, type Markup } from './markup.ts';

/** A possible name of a setting: `fixtures.report.readyReport`. */
const NAME = /\b([a-z]+(?:\.[\w-]+)+)/;

const anchorOf = (name: string) => `setting-${name}`;

/** A reason in which each setting links to its description. */
export function withSettings(reason: string): Markup {
  const parts = reason
    .split(NAME)
    .map((part, index) =>
      index % 2 === 1 && settingNamed(part) !== undefined ? markup`<a href="#${anchorOf(part)}">${part}</a>` : part,
    );
  return markup`${parts}`;
}

/** The settings that reasons of a report name, in order. */
export function settingsIn({ rules }: Report): string[] {
  const reasons = rules.flatMap(({ reason, cause, cases = [] }) => [reason, cause, ...cases.map((one) => one.reason)]);
  const names = reasons.flatMap((reason = '') => reason.split(NAME).filter((_, index) => index % 2 === 1));
  return [...new Set(names)].filter((name) => settingNamed(name) !== undefined).sort();
}

/** Descriptions of settings, from the schema of the configuration. */
export function explained(names: readonly string[]): Markup {
  return markup`<p>Settings named in reasons. <code>platform-conformance init</code> writes a file with every setting.</p>
<dl class="facts">${names.map((name) => {
    const { description, examples: [example] = [], properties = {} } = settingNamed(name) ?? {};
    const shown = example === undefined ? undefined : markup` For example <code>${JSON.stringify(example)}</code>.`;
    const parts = Object.entries(properties).map(
      ([part, own]) => markup`<br /><code>${part}</code>: ${own.description}`,
    );
    return markup`<dt id="${anchorOf(name)}"><code>${name}</code></dt><dd>${description}${shown}${parts}</dd>\n`;
  })}</dl>`;
}
