import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { INTERFACE_IDS } from '../../../../generated/platform.ts';
import { groupBy } from '../../../../conformance/group-by.ts';
import { clientLink } from '../addresses.ts';
import type { LinkOf } from '../md.ts';

/** Part of the library that declares an exported name. */
export type Origin = 'own' | 'common' | 'client' | 'schemas' | 'graphql';

/** An exported name with its documentation. */
export type Entry = ReturnType<typeof entryOf>;

/** Exports of an import path of the library. */
export interface ImportPath {
  /** `report`, for `platform-contracts/report`. */
  name: string;
  entries: readonly Entry[];
  /** Names of the types of the whole contract: `paths`, `components`. */
  contractTypes: readonly string[];
  linkOf: LinkOf;
}

export interface Library {
  /** In the order of the registry, then those without an interface. */
  imports: readonly ImportPath[];
  /** Exports of all import paths; not an import path itself. */
  common: ImportPath;
}

const COMMON = 'common';
/** File of the types of a whole contract. */
const CONTRACT_TYPES = 'types.ts';

/**
 * Reads the client library: the exports of `clients/<import path>/index.ts`.
 *
 * @param root absolute path of the repository
 * @throws Error if a file of the library cannot be read
 */
export function readLibrary(root: string): Library {
  const clients = join(root, 'clients');
  const indexOf = (name: string): string => join(clients, name, 'index.ts');
  const folders = [...new Set([...INTERFACE_IDS, ...readdirSync(clients)])].filter((name) => existsSync(indexOf(name)));
  const program = ts.createProgram(folders.map(indexOf), {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    noLib: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const common = new Set(exportsOf(program, indexOf(COMMON)).map(nameOf));
  const read = (name: string): ImportPath => {
    const exported = exportsOf(program, indexOf(name));
    const isWholeContract = (one: ts.Symbol): boolean => basename(fileOf(one)) === CONTRACT_TYPES;
    const names = new Set(exported.map(nameOf));
    const entries = exported
      .filter((one) => !isWholeContract(one))
      .map((one) =>
        entryOf(one, common.has(one.name) ? 'common' : originOf(one, root), program.getTypeChecker(), names),
      );
    const contractTypes = exported.filter(isWholeContract).map(nameOf);
    return { name, entries, contractTypes, linkOf: linksOf(name, entries) };
  };
  const imports = folders.filter((name) => name !== COMMON).map(read);
  return { imports, common: read(COMMON) };
}

/** The exports of a module, including re-exports, grouped by file. */
function exportsOf(program: ts.Program, path: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const found = module === undefined ? [] : checker.getExportsOfModule(module).map((one) => declared(one, checker));
  const placeOf = ({ declarations: [first] = [] }: ts.Symbol): number => first?.pos ?? 0;
  return groupBy(found, fileOf).flatMap(([, own]) => own.toSorted((a, b) => placeOf(a) - placeOf(b)));
}

/** The declaration behind an import or a re-export. */
const declared = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

const nameOf = ({ name }: ts.Symbol): string => name;
/** Absolute path of the declaring file. */
const fileOf = ({ declarations: [first] = [] }: ts.Symbol): string => first?.getSourceFile().fileName ?? '';

/**
 * The function to call first, with its example: the one that makes the API, if there is one.
 *
 * @throws Error if no function has an example
 */
export function mainFunction({ name: path, entries }: ImportPath): Entry & { example: string } {
  const candidates = entries.flatMap(({ example, ...entry }) =>
    entry.origin === 'own' && entry.kind === 'function' && example !== undefined ? [{ ...entry, example }] : [],
  );
  const main = candidates.find(({ name }) => /^create\w+Api$/.test(name)) ?? candidates[0];
  if (main === undefined) throw new Error(`No function of clients/${path} has an example.`);
  return main;
}

/** An example with the imports of the library that it needs. */
export function withImports(example: string, name: string, { imports }: Library): string {
  const words = new Set(example.match(/\b\w+\b/g));
  const declarations = Array.from(example.matchAll(/\bconst (?:\{([^}]*)\}|(\w+))/g), ([, all, one]) => all ?? one);
  for (const declared of declarations.join(',').split(/[\s,:]+/)) words.delete(declared);
  const ownFirst = imports.toSorted((one, other) => Number(other.name === name) - Number(one.name === name));
  const lines = ownFirst.flatMap((path) => {
    const code = path.entries.filter(({ kind }) => kind === 'function' || kind === 'class' || kind === 'constant');
    const names = code.filter(({ origin }) => origin === 'own').map((entry) => entry.name);
    // If several import paths export a name, use the first.
    const wanted = names.filter((one) => words.delete(one));
    return wanted.length === 0 ? [] : [`import { ${wanted.join(', ')} } from 'platform-contracts/${path.name}';`];
  });
  return `${lines.join('\n')}\n\n${example}`;
}

function originOf(symbol: ts.Symbol, root: string): Origin {
  const [folder, , last] = relative(root, fileOf(symbol)).split(sep);
  if (folder === 'clients') return 'own';
  if (last === 'client.ts') return 'client';
  return last === 'schemas.ts' ? 'schemas' : 'graphql';
}

function entryOf(symbol: ts.Symbol, origin: Origin, checker: ts.TypeChecker, exported: ReadonlySet<string>) {
  const { name, declarations: all = [] } = symbol;
  const overloads = all.filter((one) => ts.isFunctionDeclaration(one) && one.body === undefined);
  const declarations = overloads.length > 0 ? overloads : all;
  const [main] = declarations;
  if (main === undefined) throw new Error(`${name} has no declaration.`);
  const comment = all.flatMap((one) => ts.getJSDocCommentsAndTags(one).filter(ts.isJSDoc)).at(0);
  const tags = (comment?.tags ?? []).map((tag) => ({
    name: tag.tagName.text,
    text: `${ts.isJSDocParameterTag(tag) ? `\`${tag.name.getText()}\`: ` : ''}${textOf(tag.comment).replace(/^-\s*/, '')}`,
  }));
  const inherited = inheritedFrom(main, checker, exported);
  return {
    name,
    kind: kindOf(main),
    origin,
    /** Docstring without tags; names are in backticks or in `{@link …}`. */
    doc: textOf(comment?.comment),
    /** Tags of the docstring on parameters, result and errors. */
    tags: tags.filter((tag) => ['param', 'returns', 'throws'].includes(tag.name)),
    /** Reason for the deprecation, and the replacement. */
    deprecated: tags.find((tag) => tag.name === 'deprecated')?.text,
    example: comment && exampleIn(comment.getText()),
    /** Values of a constant that is a list of strings. */
    values: ts.isVariableDeclaration(main) ? textsIn(main.initializer?.getText()) : [],
    /** Declaration with the docstrings of its members, without bodies, followed by inherited interfaces that are not exported. */
    declaration: [...declarations, ...inherited].map(sourceOf).join('\n\n'),
  };
}

function kindOf(declaration: ts.Node) {
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  return ts.isTypeAliasDeclaration(declaration) ? 'type' : 'constant';
}

/** The interfaces that a declaration inherits from and that are not exported. */
function inheritedFrom(
  declaration: ts.Node,
  checker: ts.TypeChecker,
  exported: ReadonlySet<string>,
): ts.InterfaceDeclaration[] {
  const alias = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const clauses =
    ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration) ? declaration.heritageClauses : [];
  const names: ts.Node[] = (clauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression));
  if (alias && ts.isTypeReferenceNode(alias)) names.push(alias.typeName);
  return names.flatMap((name) => {
    const symbol = exported.has(name.getText()) ? undefined : checker.getSymbolAtLocation(name);
    const [found] = (symbol && declared(symbol, checker).declarations) ?? [];
    if (found === undefined || !ts.isInterfaceDeclaration(found)) return [];
    return [found, ...inheritedFrom(found, checker, exported)];
  });
}

/** Source of a declaration without its docstring, `export` and bodies; schemas of the contract by their short names. */
function sourceOf(declaration: ts.Node): string {
  if (ts.isVariableDeclaration(declaration)) {
    const { name, type, initializer } = declaration;
    const value = initializer?.getText() ?? '';
    return `const ${name.getText()}${type === undefined ? (value.length <= 100 ? ` = ${value}` : '') : `: ${type.getText()}`}`;
  }
  const body = ts.isFunctionDeclaration(declaration) ? declaration.body : undefined;
  const whole = declaration.getText();
  const text = body === undefined ? whole : whole.slice(0, body.getStart() - declaration.getStart()).trimEnd();
  const members = ts.isClassDeclaration(declaration)
    ? `${text.slice(0, text.indexOf('{'))}{${documented(declaration)}\n}`
    : text;
  return members
    .replace(/^export (declare )?/, '')
    .replace(/\{@link\s+([^\s}]+)\s*\}/g, '$1')
    .replace(/\b(?:components\['schemas'\]|Contract\['schemas'\]|Schemas)\['(\w+)'\]/g, '$1');
}

/** The strings in an array literal. */
function textsIn(list = ''): string[] {
  if (!list.startsWith('[')) return [];
  return Array.from(list.matchAll(/'([^']*)'|"([^"]*)"/g), ([, one, other]) => one ?? other ?? '');
}

/** The documented properties of a class; the interface that it implements explains the others. */
function documented({ members }: ts.ClassDeclaration): string {
  const properties = members.filter(ts.isPropertyDeclaration);
  const explained = properties.filter((member) => ts.getJSDocCommentsAndTags(member).length > 0);
  return explained.map((member) => `\n  ${member.getFullText().trim()}`).join('');
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return ts.getTextOfJSDocComment(comment)?.trim() ?? '';
}

/** Read from the raw comment: the parser would take an at sign in the code for a tag. */
function exampleIn(comment: string): string | undefined {
  const lines = comment.replace(/^\/\*\*|\*\/$/g, '').replace(/^\s*\* ?/gm, '');
  return /^@example\n([\s\S]*?)(?=^@|$(?![\s\S]))/m.exec(lines)?.[1]?.trim();
}

/** Links names to their entry on this page or on that of common exports, and members to their owner. */
function linksOf(page: string, entries: readonly Entry[]): LinkOf {
  const known = new Map(entries.map((entry) => [entry.name, entry]));
  return (name) => {
    const entry = known.get(name.replace(/\.\w+$/, ''));
    return entry && `${clientLink(entry.origin === 'common' ? COMMON : page)}#${entry.name}`;
  };
}
