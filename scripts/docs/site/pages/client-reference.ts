import { enumerationsOf } from '../../../../conformance/generator/enumerations.ts';
import { clientLink, pathOf, toInterface } from '../addresses.ts';
import {
  anchored,
  below,
  blocks,
  code,
  fence,
  firstSentence,
  inline,
  list,
  named,
  notice,
  plain,
  table,
  withoutTense,
  type Block,
} from '../md.ts';
import { readTitled } from '../markdown.ts';
import type { Page, SiteSources } from '../page.ts';
import { mainFunction, withImports, type Entry, type ImportPath } from '../reference/library.ts';

/**
 * The reference of the client library, made from its docstrings: an overview, a page for each import path, and a page on what they share.
 */
export default async function clientReference(sources: SiteSources): Promise<Page[]> {
  const { imports, common } = sources.library;
  return [await overview(sources), ...imports.map((path) => importPage(path, sources)), commonPage(common)];
}

/** The package's guide, from the root of the repository. */
const GUIDE = 'clients/README.md';

/** The first page: the package's guide, and the main function of each import path. */
async function overview({ root, contracts, library }: SiteSources): Promise<Page> {
  const begin = library.imports.map((path) => {
    const { name, linkOf } = path;
    const main = mainFunction(path);
    const title = contracts.find(({ id }) => id === name)?.title ?? '';
    const what = `${named(main.name, linkOf(main.name))}: ${inline(firstSentence(main.doc), linkOf)}`;
    return [toImport(path), main.deprecated === undefined ? title : `${title} (deprecated)`, what];
  });
  const examples = library.imports.map((path): Block => {
    const { example } = mainFunction(path);
    return [`### ${toImport(path)} {#${path.name}}`, fence(withImports(example, path.name, library), 'ts')];
  });
  return {
    path: 'develop/client/index.html',
    file: GUIDE,
    title: 'Client library',
    summary:
      'A typed client for each interface: one import path, one function to begin with, errors that say what to do.',
    section: 'develop',
    markdown: blocks(
      (await readTitled(root, GUIDE)).markdown.trim(),
      '## What to begin with',
      table(['Import path', 'Interface', 'Begin with'], begin),
      examples,
    ),
  };
}

const toImport = ({ name }: ImportPath): string => named(name, clientLink(name));

function importPage(path: ImportPath, { contracts, library }: SiteSources): Page {
  const { name, entries, linkOf } = path;
  const contract = contracts.find(({ id }) => id === name);
  const main = mainFunction(path);
  const from = (...origins: Entry['origin'][]) => entries.filter(({ origin }) => origins.includes(origin));
  const common = from('common').map((entry) => named(entry.name, linkOf(entry.name)));
  return {
    path: pathOf(clientLink(name)),
    title: `platform-contracts/${name}`,
    shortTitle: name,
    summary: plain(firstSentence(main.doc)),
    section: 'develop',
    unlisted: true,
    markdown: withoutTense(
      blocks(
        contract && `The interface itself: ${toInterface(contract)}.`,
        fence(withImports(main.example, name, library), 'ts'),
        sections(from('own'), path, main),
        listsOfValues(from('schemas', 'graphql'), contract),
        schemas(from('schemas', 'graphql'), path),
        below(
          '## The generated client',
          from('client').map((entry) => described(entry, path)),
        ),
        below(
          '## Errors and settings',
          common.length === 0 ? '' : `Like every import path, this one exports ${common.join(', ')}.`,
        ),
      ),
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

function sections(entries: readonly Entry[], path: ImportPath, main?: Entry): Block {
  return HEADINGS.map(([kind, heading]) => {
    const same = entries.filter((entry) => entry.kind === kind).sort((one, other) => rankOf(one) - rankOf(other));
    // The example of the main function is already at the top of the page.
    const shown = same.map((entry) => (entry.name === main?.name ? { ...entry, example: undefined } : entry));
    return below(
      `## ${heading}`,
      shown.map((entry) => described(entry, path)),
    );
  });
}

/** `create…Api` first, then APIs, then other names. */
function rankOf({ name }: Entry): number {
  return /^create\w+Api$/.test(name) ? 0 : name.endsWith('Api') ? 1 : 2;
}

const TAGS: Readonly<Record<string, string>> = { param: 'Takes', returns: 'Returns', throws: 'Throws' };

/** The section of an exported name: heading, docstring, declaration, example. */
function described({ name, doc, tags, deprecated, example, declaration }: Entry, { linkOf }: ImportPath): Block {
  return [
    `### ${code(name)} {#${name}}`,
    deprecated && notice(`**Deprecated.** ${inline(deprecated, linkOf)}`),
    doc.split(/\n\s*\n/).map((paragraph) => inline(paragraph, linkOf)),
    list(tags.map((tag) => `**${TAGS[tag.name] ?? ''}** ${inline(withNames(tag.text), linkOf)}`)),
    fence(declaration, 'ts'),
    example && fence(example, 'ts'),
  ];
}

/** Puts names of errors in backticks, if a docstring does not. */
function withNames(words: string): string {
  return words.replace(/(?<!`)\b[A-Z]\w*Error\b(?!`)/g, '`$&`');
}

const isValues = ({ kind, values }: Entry): boolean => kind === 'constant' && values.length > 0;

/** The enumerations of the contract: type, constant and values. */
function listsOfValues(entries: readonly Entry[], contract: SiteSources['contracts'][number] | undefined): Block {
  const known = contract === undefined ? [] : enumerationsOf(contract.document);
  const rows = entries.filter(isValues).map(({ name, values }) => {
    const type = name.replace(/Values$/, '');
    const list = values.map((value) => code(value === '' ? "''" : value)).join(', ');
    const isOpen = known.some((one) => one.name === type && one.open);
    return [anchored(name, code(type)), code(name), isOpen ? `${list}; others may follow` : list];
  });
  return below('## Values of the contract', table(['Type', 'Constant', 'Values'], rows));
}

/** The types of requests and responses. */
function schemas(entries: readonly Entry[], { contractTypes, linkOf }: ImportPath): Block {
  const types = entries.filter((entry) => !isValues(entry));
  const rows = types.map(({ name, doc }) => [anchored(name, code(name)), inline(doc, linkOf)]);
  const lead = `Named types, generated from the contract; ${contractTypes.map(code).join(', ')} contain the same by path and operation.`;
  return below(['## Types of the contract', lead], table(['Type', 'Description'], rows));
}

function commonPage(common: ImportPath): Page {
  const errors = common.entries.filter(({ kind }) => kind === 'class');
  const others = common.entries.filter(({ kind }) => kind !== 'class');
  return {
    path: pathOf(clientLink(common.name)),
    title: 'Errors and settings',
    summary: 'What every import path of the client library exports: errors, settings, tokens, clocks.',
    section: 'develop',
    unlisted: true,
    markdown: blocks(sections(errors, common), sections(others, common)),
  };
}
