import { enumerationsOf } from '../../../../conformance/generator/enumerations.ts';
import { clientLink, interfaceLink, pathOf } from '../addresses.ts';
import { code, fence, firstSentence, inline, inTense, link, list, named, notice, plain, table, text } from '../md.ts';
import type { Page, PageSource, SiteSources } from '../page.ts';
import { libraryOf, mainFunction, withImports } from '../reference/library.ts';
import type { Entry, ImportPath, Library } from '../reference/library.ts';

/** The reference of the client library, from its docstrings: an overview, a page for each import path, and one for what all of them have. */
const clientReference: PageSource = (sources) => {
  const library = libraryOf(sources);
  const pages = library.imports.map((path) => importPage(path, library, sources));
  return [overview(library, sources), ...pages, commonPage(library)];
};
export default clientReference;

const INSTALL = `npm pack                                              # here
npm install ../path/to/platform-contracts-VERSION.tgz # in your project`;

const PROXY = `import { fetch, ProxyAgent } from 'undici';

const dispatcher = new ProxyAgent('http://proxy.example:3128');
const partners = createPartnerApi({ ...settings, fetch: (request, init) => fetch(request, { ...init, dispatcher }) });`;

const ANSWER = `const { result, status, headers, traceId } = await withResponse((own) => cases.getVorgang('AB12CD', own));`;

const HOOKS = `const onResponse = ({ operation, status, durationMs }: Answered) => metrics.observe(operation, status, durationMs);
const cases = createCasesV3Api({ baseUrl, accessToken, onResponse });`;

/** The first page: how to install the library, what its import paths do, errors and settings. */
function overview(library: Library, { contracts }: SiteSources): Page {
  const { imports, common } = library;
  const titles = new Map(contracts.map(({ id, title }) => [id, title]));
  const begin = imports.map((path) => {
    const main = mainFunction(path);
    const words =
      main && `${named(main.name, path.linkOf(main.name))}: ${inline(firstSentence(main.doc), path.linkOf)}`;
    const ends = main?.deprecated === undefined ? '' : ' (deprecated)';
    return {
      cells: [
        named(path.name, clientLink(path.name)),
        `${titles.get(path.name) ?? 'Moving to v3'}${ends}`,
        words ?? '',
      ],
    };
  });
  const examples = imports.flatMap((path) => {
    const main = mainFunction(path);
    if (main === undefined) return [];
    return [
      `### ${named(path.name, clientLink(path.name))} {#${path.name}}`,
      fence(withImports(main.example, path.name, library), 'ts'),
    ];
  });
  return {
    path: 'develop/client/index.html',
    title: 'Client library',
    summary:
      'A typed client for each interface: one import path, one function to begin with, errors that say what to do.',
    section: 'develop',
    markdown: [
      'There is one import path for each interface, and one for the move to v3. The package needs ES modules and Node 20.19, 22.12 or 24 and later; browsers and bundlers take it as well.',
      '## Install',
      'Until the package is published, make it here:',
      fence(INSTALL, 'sh'),
      '## What it does',
      table(['Import path', 'Interface', 'Begin with'], begin),
      ...examples,
      '## Errors',
      'A call that fails rejects with one of these. Each, but for the one before anything is sent, carries the operation, the trace id, the status and the body of the answer; its message never holds a secret, also where it repeats in at most 200 characters what the platform says.',
      errorTable(library),
      'The names of the errors and settings stand in `platform-contracts` itself too, for code that belongs to no interface.',
      '## Settings',
      ...common.entries
        .filter(({ name, kind }) => kind === 'interface' && name.endsWith('Settings'))
        .flatMap(({ name, doc, declaration }) => [
          `### ${named(name, common.linkOf(name))} {#${name}}`,
          inline(doc, common.linkOf),
          fence(declaration, 'ts'),
        ]),
      '## Behind a proxy',
      'The global `fetch` of Node has no setting for a proxy; that of undici has. Pass its second parameter on, which holds what is sent:',
      fence(PROXY, 'ts'),
      '## Status, headers and trace id',
      'Every method returns its result alone. What else the answer says:',
      fence(ANSWER, 'ts'),
      '## Watching calls',
      '`onRequest`, `onResponse` and `onRetry` are told what is sent, answered and sent again, with operation, attempt, status and duration. They get no header, query or body, and so no credential. A hook that throws fails no call: its error is an uncaught one.',
      fence(HOOKS, 'ts'),
    ].join('\n\n'),
  };
}

/** The classes that what a call throws extends. */
const IS_ERROR = /\bextends (?:PlatformError|TypeError)\b/;

function errorTable({ common, imports }: Library): string {
  const all = [common, ...imports].flatMap(({ entries, linkOf }) => entries.map((entry) => ({ ...entry, linkOf })));
  const errors = new Map(
    all
      .filter(({ declaration }) => IS_ERROR.test(declaration))
      .reverse()
      .map((one) => [one.name, one]),
  );
  const rows = [...errors.values()]
    .reverse()
    .map(({ name, doc, linkOf }) => ({ cells: [named(name, linkOf(name)), inline(doc, linkOf)] }));
  return table(['Error', 'When'], rows);
}

function importPage(path: ImportPath, library: Library, { contracts, today }: SiteSources): Page {
  const { name, entries, linkOf } = path;
  const contract = contracts.find(({ id }) => id === name);
  const main = mainFunction(path);
  const of = (...origins: Entry['origin'][]) => entries.filter(({ origin }) => origins.includes(origin));
  const client = of('client');
  const common = of('common').map((entry) => named(entry.name, linkOf(entry.name)));
  return {
    path: pathOf(clientLink(name)),
    title: `platform-contracts/${name}`,
    shortTitle: name,
    summary: plain(firstSentence(main?.doc ?? 'What this import path exports.')),
    section: 'develop',
    unlisted: true,
    markdown: inTense(
      [
        ...(contract === undefined
          ? []
          : [`The interface itself: ${link(text(contract.title), interfaceLink(name))}.`]),
        ...(main === undefined ? [] : [fence(withImports(main.example, name, library), 'ts')]),
        ...sections(of('own'), path, main),
        ...listsOfValues(of('schemas', 'graphql'), contract),
        ...schemas(of('schemas', 'graphql'), path),
        ...(client.length === 0
          ? []
          : ['## The generated client', ...client.flatMap((entry) => described(entry, path))]),
        ...(common.length === 0
          ? []
          : ['## Errors and settings', `As every import path, this one exports ${common.join(', ')}.`]),
      ].join('\n\n'),
      today,
    ),
  };
}

const HEADINGS: readonly [Entry['kind'], string][] = [
  ['function', 'Functions'],
  ['interface', 'Interfaces'],
  ['class', 'Classes'],
  ['type', 'Types'],
  ['constant', 'Constants'],
];

function sections(entries: readonly Entry[], path: ImportPath, main?: Entry): string[] {
  return HEADINGS.flatMap(([kind, heading]) => {
    const same = entries.filter((entry) => entry.kind === kind).sort((one, other) => rankOf(one) - rankOf(other));
    // The example of the main function stands at the top of the page.
    const shown = same.flatMap((entry) =>
      described(entry.name === main?.name ? { ...entry, example: undefined } : entry, path),
    );
    return same.length === 0 ? [] : [`## ${heading}`, ...shown];
  });
}

/** What does something comes before what holds something. */
function rankOf({ name }: Entry): number {
  return /^create\w+Api$/.test(name) ? 0 : name.endsWith('Api') ? 1 : 2;
}

const TAGS: Readonly<Record<string, string>> = { param: 'Takes', returns: 'Returns', throws: 'Throws' };

/** An exported name: heading, docstring, declaration, example. */
function described({ name, doc, tags, deprecated, example, declaration }: Entry, { linkOf }: ImportPath): string[] {
  return [
    `### ${code(name)} {#${name}}`,
    ...(deprecated === undefined ? [] : [notice(`**Deprecated.** ${inline(deprecated, linkOf)}`)]),
    ...doc.split(/\n\s*\n/).map((paragraph) => inline(paragraph, linkOf)),
    list(tags.map((tag) => `**${TAGS[tag.name] ?? ''}** ${inline(withNames(tag.text), linkOf)}`)),
    fence(declaration, 'ts'),
    ...(example === undefined ? [] : [fence(example, 'ts')]),
  ];
}

/** Names of errors as names, where a docstring has them as words. */
function withNames(words: string): string {
  return words.replace(/(?<!`)\b[A-Z]\w*Error\b(?!`)/g, '`$&`');
}

const isValues = ({ kind, values }: Entry): boolean => kind === 'constant' && values.length > 0;

/** The lists of values of the contract, and the types that they belong to. */
function listsOfValues(entries: readonly Entry[], contract: SiteSources['contracts'][number] | undefined): string[] {
  const known = contract === undefined ? [] : enumerationsOf(contract.document);
  const open = new Set(known.flatMap((one) => (one.open ? [`${one.name}Values`] : [])));
  const rows = entries.filter(isValues).map(({ name, values }) => ({
    id: name,
    cells: [
      code(name.replace(/Values$/, '')),
      code(name),
      `${values.map((value) => code(value === '' ? "''" : value)).join(', ')}${open.has(name) ? '; others may follow' : ''}`,
    ],
  }));
  return rows.length === 0 ? [] : ['## Values of the contract', table(['Type', 'Constant', 'Values'], rows)];
}

/** The names of what requests and answers hold. */
function schemas(entries: readonly Entry[], { contractTypes, linkOf }: ImportPath): string[] {
  const types = entries.filter((entry) => !isValues(entry));
  const rows = types.map(({ name, doc }) => ({ id: name, cells: [code(name), inline(doc, linkOf)] }));
  if (rows.length === 0) return [];
  return [
    '## Types of the contract',
    `Generated from the contract, with a name each; ${contractTypes.map(code).join(', ')} hold the same by path and operation.`,
    table(['Type', 'What it is'], rows),
  ];
}

function commonPage({ common }: Library): Page {
  const errors = common.entries.filter(({ kind }) => kind === 'class');
  const others = common.entries.filter(({ kind }) => kind !== 'class');
  return {
    path: pathOf(clientLink(common.name)),
    title: 'Errors and settings',
    summary: 'What every import path of the client library exports: errors, settings, tokens, clocks.',
    section: 'develop',
    unlisted: true,
    markdown: [...sections(errors, common), ...sections(others, common)].join('\n\n'),
  };
}
