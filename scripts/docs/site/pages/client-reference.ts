import { enumerationsOf } from '../../../../conformance/generator/enumerations.ts';
import { html, type Html } from '../../html.ts';
import { clientLink, interfaceLink, pathOf } from '../addresses.ts';
import { inTense, fence, firstSentence, inline, joined, named, plain, table } from '../inline.ts';
import type { Page, PageSource, SiteSources } from '../page.ts';
import { libraryOf, mainFunction, withImports } from '../reference/library.ts';
import type { ImportPath, Library, LibraryEntry } from '../reference/library.ts';
import { entryMarkdown } from '../reference/markdown.ts';
import { overview } from './client-reference-overview.ts';

/** The reference of the client library, from its docstrings: an overview, a page for each import path, and one for what all of them have. */
const clientReference: PageSource = (sources) => {
  const library = libraryOf(sources);
  const pages = library.imports.map((path) => importPage(path, library, sources));
  return [overview(library, sources), ...pages, commonPage(library)];
};
export default clientReference;

function importPage(path: ImportPath, library: Library, { contracts, today }: SiteSources): Page {
  const { name } = path;
  const contract = contracts.find(({ id }) => id === name);
  const main = mainFunction(path);
  const about =
    contract === undefined
      ? html``
      : html`<p>The interface itself: <a href="${interfaceLink(name)}">${contract.title}</a>.</p>`;
  return {
    path: pathOf(clientLink(name)),
    title: `platform-contracts/${name}`,
    shortTitle: name,
    summary: plain(firstSentence(main?.doc.text[0] ?? 'What this import path exports.')),
    section: 'develop',
    unlisted: true,
    markdown: inTense(
      [
        about,
        ...(main === undefined ? [] : [fence(withImports(main.example, name, library), 'ts')]),
        ...sections(own(path), main),
        ...enumerations(path, contract),
        ...schemas(path),
        ...generatedClient(path),
        ...commonNames(path),
      ].join('\n\n'),
      today,
    ),
  };
}

const HEADINGS: readonly [LibraryEntry['kind'], string][] = [
  ['function', 'Functions'],
  ['interface', 'Interfaces'],
  ['class', 'Classes'],
  ['type', 'Types'],
  ['constant', 'Constants'],
];

function sections({ entries, linkOf }: ImportPath, main: LibraryEntry | undefined): (Html | string)[] {
  return HEADINGS.flatMap(([kind, heading]) => {
    const same = entries.filter((entry) => entry.kind === kind).sort((one, other) => rankOf(one) - rankOf(other));
    // The example of the main function stands at the top of the page.
    const shown = same.map((entry) =>
      entry.name === main?.name ? { ...entry, doc: { ...entry.doc, examples: [] } } : entry,
    );
    return same.length === 0 ? [] : [`## ${heading}`, ...shown.map((entry) => entryMarkdown(entry, linkOf))];
  });
}

/** What does something comes before what holds something. */
function rankOf({ name, members }: LibraryEntry): number {
  if (/^create\w+Api$/.test(name)) return 0;
  return members.some(({ kind }) => kind === 'method') ? 1 : 2;
}

function own(path: ImportPath): ImportPath {
  return { ...path, entries: path.entries.filter(({ origin }) => origin === 'own') };
}

/** The lists of values of the contract, and the types that they belong to. */
function enumerations(
  { entries, linkOf }: ImportPath,
  contract: SiteSources['contracts'][number] | undefined,
): (Html | string)[] {
  const open = new Set(
    contract === undefined ? [] : enumerationsOf(contract.document).flatMap((one) => (one.open ? [one.name] : [])),
  );
  const rows = entries
    .filter(({ origin, values }) => origin === 'schemas' && values.length > 0)
    .map(({ name, values }) => {
      const type = name.replace(/Values$/, '');
      const texts = values.map((value) => html`<code>${value === '' ? "''" : value}</code>`);
      return {
        id: name,
        cells: [
          named(type, linkOf(type)),
          html`<code>${name}</code>`,
          html`${joined(texts, ', ')}${open.has(type) ? '; others may follow' : ''}`,
        ],
      };
    });
  if (rows.length === 0) return [];
  return ['## Values of the contract', table(['Type', 'Constant', 'Values'], rows)];
}

/** The names of what requests and answers hold. */
function schemas({ entries, contractTypes, linkOf }: ImportPath): (Html | string)[] {
  const rows = entries
    .filter(({ origin, values }) => (origin === 'schemas' || origin === 'graphql') && values.length === 0)
    .map(({ name, doc }) => ({ id: name, cells: [html`<code>${name}</code>`, inline(doc.text.join(' '), linkOf)] }));
  if (rows.length === 0) return [];
  const whole = contractTypes.map((name) => html`<code>${name}</code>`);
  return [
    '## Types of the contract',
    html`<p>
      Generated from the contract, with a name each; ${joined(whole, ', ')} hold the same by path and operation.
    </p>`,
    table(['Type', 'What it is'], rows),
  ];
}

function generatedClient({ entries, linkOf }: ImportPath): (Html | string)[] {
  const own = entries.filter(({ origin }) => origin === 'client');
  if (own.length === 0) return [];
  return ['## The generated client', ...own.map((entry) => entryMarkdown(entry, linkOf))];
}

function commonNames({ entries, linkOf }: ImportPath): (Html | string)[] {
  const names = entries.filter(({ origin }) => origin === 'common').map(({ name }) => named(name, linkOf(name)));
  return names.length === 0
    ? []
    : ['## Errors and settings', html`<p>As every import path, this one exports ${joined(names, ', ')}.</p>`];
}

function commonPage({ common }: Library): Page {
  const isError = ({ kind }: LibraryEntry): boolean => kind === 'class';
  const errors = { ...common, entries: common.entries.filter(isError) };
  const others = { ...common, entries: common.entries.filter((entry) => !isError(entry)) };
  return {
    path: pathOf(clientLink(common.name)),
    title: 'Errors and settings',
    summary: 'What every import path of the client library exports: errors, settings, tokens, clocks.',
    section: 'develop',
    unlisted: true,
    markdown: [...sections(errors, undefined), ...sections(others, undefined)].join('\n\n'),
  };
}
