import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A declaration that has a name in a module. */
export type Declaration =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

/** What stands behind a name; a function with overloads has several declarations. */
export interface Named {
  name: string;
  declarations: readonly Declaration[];
  /** Absolute path of the file that declares it. */
  file: string;
}

/** Reads TypeScript modules as text: which names there are, and where they are declared. No types are checked. */
export interface Modules {
  /** What a module exports, through all its re-exports, in their order. */
  exportsOf(file: string): ReadonlyMap<string, Named>;
  /** What a name means inside of a module: declared there, or imported from another one of this repository. */
  lookup(name: string, file: string): Named | undefined;
}

interface Module {
  declared: ReadonlyMap<string, Named>;
  statements: readonly ts.Statement[];
}

/**
 * Creates a reader that reads each file once.
 *
 * @param isOpaque tells of which files only the names are wanted: these come without declarations, and the files are not parsed,
 *   which takes most of the time where they are large
 * @throws Error of the file system when a module refers to a file that is not there
 */
export function createModules(isOpaque: (file: string) => boolean = () => false): Modules {
  const modules = new Map<string, Module>();
  const exported = new Map<string, ReadonlyMap<string, Named>>();

  const moduleOf = (file: string): Module => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
    const module = { declared: declarationsIn(source, file), statements: source.statements };
    modules.set(file, module);
    return module;
  };

  const exportsOf = (file: string): ReadonlyMap<string, Named> => {
    const known = exported.get(file);
    if (known !== undefined) return known;
    if (isOpaque(file)) return namesIn(file);
    const { declared, statements } = moduleOf(file);
    const names = new Map<string, Named>();
    for (const statement of statements) {
      if (ts.isExportDeclaration(statement)) {
        for (const [name, named] of reExported(statement, file)) names.set(name, names.get(name) ?? named);
      } else if (isExported(statement)) {
        for (const { text } of namesOf(statement)) names.set(text, declared.get(text) as Named);
      }
    }
    exported.set(file, names);
    return names;
  };

  const reExported = ({ moduleSpecifier, exportClause }: ts.ExportDeclaration, file: string): [string, Named][] => {
    const target = targetOf(moduleSpecifier, file);
    if (target === undefined) return [];
    const from = exportsOf(target);
    if (exportClause === undefined || ts.isNamespaceExport(exportClause)) return [...from];
    return exportClause.elements.flatMap(({ name, propertyName }): [string, Named][] => {
      const named = from.get((propertyName ?? name).text);
      return named === undefined ? [] : [[name.text, named]];
    });
  };

  const lookup: Modules['lookup'] = (name, file) => {
    const { declared, statements } = moduleOf(file);
    const own = declared.get(name);
    if (own !== undefined) return own;
    for (const statement of statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
      const imported = bindings.elements.find((element) => element.name.text === name);
      if (imported === undefined) continue;
      const target = targetOf(statement.moduleSpecifier, file);
      if (target !== undefined) return exportsOf(target).get((imported.propertyName ?? imported.name).text);
    }
    return undefined;
  };

  return { exportsOf, lookup };
}

/** The names that a file exports, each at the beginning of a line. */
function namesIn(file: string): Map<string, Named> {
  const exports = readFileSync(file, 'utf8').matchAll(/^export (?:interface|type) ([\w$]+)/gm);
  return new Map(Array.from(exports, ([, name = '']) => [name, { name, declarations: [], file }]));
}

/** The file of a relative import; packages are not read. */
function targetOf(specifier: ts.Expression | undefined, file: string): string | undefined {
  if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
  const target = resolve(dirname(file), specifier.text);
  return existsSync(target) ? target : undefined;
}

function declarationsIn(source: ts.SourceFile, file: string): Map<string, Named> {
  const found = new Map<string, Declaration[]>();
  for (const statement of source.statements) {
    for (const { text, declaration } of namesOf(statement)) {
      const same = found.get(text);
      if (same === undefined) found.set(text, [declaration]);
      else same.push(declaration);
    }
  }
  return new Map(Array.from(found, ([name, declarations]) => [name, { name, declarations, file }]));
}

function namesOf(statement: ts.Statement): { text: string; declaration: Declaration }[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((declaration) => ({
      text: declaration.name.getText(),
      declaration,
    }));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [{ text: statement.name.text, declaration: statement }] : [];
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}
