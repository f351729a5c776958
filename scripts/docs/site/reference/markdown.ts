import { html, type Html } from '../../html.ts';
import { fence, inline, joined, table, type LinkOf } from '../inline.ts';
import type { DocComment } from './doc-comment.ts';
import type { Entry } from './entries.ts';
import type { Member } from './members.ts';

/** An exported name as Markdown: heading, declaration, docstring, examples, members. */
export function entryMarkdown(entry: Entry, linkOf: LinkOf): string {
  const { name, signature, doc, members, inherits, values } = entry;
  const methods = members.filter(({ kind }) => kind === 'method');
  const properties = members.filter(({ kind }) => kind === 'property');
  const list = joined(
    values.map((value) => html`<code>${value}</code>`),
    ', ',
  );
  return [
    html`<h3 id="${name}"><code>${name}</code></h3>`,
    // The heading says as much.
    ...(signature === `interface ${name}` ? [] : [fence(signature, 'ts')]),
    ...docBlocks(doc, linkOf),
    ...(values.length === 0 ? [] : [html`<p>Values: ${list}.</p>`]),
    ...(properties.length === 0 ? [] : [propertyTable(name, properties, linkOf)]),
    ...(inherits.length === 0 ? [] : [inherited(inherits, linkOf)]),
    ...methods.flatMap((method) => methodBlocks(name, method, linkOf)),
  ].join('\n\n');
}

/** Settings or other properties as a table; names of them are anchors. */
export function propertyTable(owner: string, properties: readonly Member[], linkOf: LinkOf): Html {
  const areExplained = properties.some(({ doc }) => doc.text.length > 0);
  const rows = properties.map(({ name, type, isOptional, doc }) => ({
    id: `${owner}.${name}`,
    cells: [
      html`<code>${name}${isOptional ? '?' : ''}</code>`,
      html`<code>${type.replace(/\s+/g, ' ')}</code>`,
      ...(areExplained ? [html`${meaning(doc, linkOf)}`] : []),
    ],
  }));
  return table(['Name', 'Type', ...(areExplained ? ['Meaning'] : [])], rows);
}

function meaning({ text, deprecated }: DocComment, linkOf: LinkOf): Html[] {
  const ends = deprecated === undefined ? [] : [html`<strong>Deprecated.</strong> ${inline(deprecated, linkOf)} `];
  return [...ends, inline(text.join(' '), linkOf)];
}

function inherited(types: readonly string[], linkOf: LinkOf): Html {
  const links = types.map((type) => {
    // `Omit<ApiSettings, 'baseUrl'>` leads to the type that it names first.
    const address = linkOf(type) ?? linkOf(/<(\w+)/.exec(type)?.[1] ?? '');
    return address === undefined ? html`<code>${type}</code>` : html`<a href="${address}"><code>${type}</code></a>`;
  });
  return html`<p>Also what ${joined(links, ' and ')} ${links.length === 1 ? 'has' : 'have'}.</p>`;
}

function methodBlocks(owner: string, { name, type, doc }: Member, linkOf: LinkOf): (Html | string)[] {
  return [html`<h4 id="${owner}.${name}"><code>${name}</code></h4>`, fence(type, 'ts'), ...docBlocks(doc, linkOf)];
}

function docBlocks(
  { deprecated, text, parameters, returns, throws, examples }: DocComment,
  linkOf: LinkOf,
): (Html | string)[] {
  const facts: [string, Html][] = [
    ...parameters.map(({ name, text: what }): [string, Html] => [
      'Takes',
      html`<code>${name}</code>: ${inline(what, linkOf)}`,
    ]),
    ...(returns === undefined ? [] : ([['Returns', inline(returns, linkOf)]] satisfies [string, Html][])),
    ...throws.map((what): [string, Html] => ['Throws', inline(withNames(what), linkOf)]),
  ];
  const items = facts.map(([what, fact]) => html`<li><strong>${what}</strong> ${fact}</li>`);
  return [
    ...(deprecated === undefined ? [] : [deprecation(deprecated, linkOf)]),
    ...text.map((paragraph) => html`<p>${inline(paragraph, linkOf)}</p>`),
    ...(items.length === 0
      ? []
      : [
          html`<ul>
            ${items}
          </ul>`,
        ]),
    ...examples.map((example) => fence(example, 'ts')),
  ];
}

function deprecation(why: string, linkOf: LinkOf): Html {
  return html`<p class="notice"><strong>Deprecated.</strong> ${inline(why, linkOf)}</p>`;
}

/** Names of errors as names, where a docstring has them as words. */
function withNames(text: string): string {
  return text.replace(/(?<!`)\b[A-Z]\w*Error\b(?!`)/g, '`$&`');
}
