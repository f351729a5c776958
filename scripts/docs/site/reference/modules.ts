import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** What stands behind a name; a function with overloads has several declarations. */
export interface Named {
  name: string;
  declarations: readonly ts.Node[];
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

/**
 * Creates a reader that reads each file once.
 *
 * @param isOpaque tells of which files only the names are wanted: these come without declarations, and the files are not parsed,
 *   which takes most of the time where they are large
 * @throws Error of the file system when a module refers to a file that is not there
 */
export function createModules(isOpaque: (file: string) => boolean): Modules {
  const parse = remembered(
    (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true).statements,
  );
  const declaredIn = remembered((file: string) => {
    const names = new Map<string, { name: string; declarations: ts.Node[]; file: string }>();
    for (const { name, declaration } of parse(file).flatMap(declarationsIn)) {
      const known = names.get(name) ?? { name, declarations: [], file };
      known.declarations.push(declaration);
      names.set(name, known);
    }
    return names;
  });

  const exportsOf = remembered((file: string): ReadonlyMap<string, Named> => {
    if (isOpaque(file)) {
      const exports = readFileSync(file, 'utf8').matchAll(/^export (?:interface|type) ([\w$]+)/gm);
      return new Map(Array.from(exports, ([, name = '']) => [name, { name, declarations: [], file }]));
    }
    const names = new Map<string, Named>();
    for (const statement of parse(file)) {
      const exported = ts.isExportDeclaration(statement)
        ? reExported(statement, file)
        : isExported(statement)
          ? own(statement, file)
          : [];
      for (const [name, named] of exported) names.set(name, names.get(name) ?? named);
    }
    return names;
  });
  const own = (statement: ts.Statement, file: string): [string, Named][] =>
    declarationsIn(statement).map(({ name }) => [name, declaredIn(file).get(name) as Named]);
  const reExported = ({ moduleSpecifier, exportClause }: ts.ExportDeclaration, file: string): [string, Named][] => {
    const target = targetOf(moduleSpecifier, file);
    if (target === undefined) return [];
    if (exportClause === undefined || ts.isNamespaceExport(exportClause)) return [...exportsOf(target)];
    return exportClause.elements.flatMap(({ name, propertyName }): [string, Named][] => {
      const named = exportsOf(target).get((propertyName ?? name).text);
      return named === undefined ? [] : [[name.text, named]];
    });
  };

  const lookup: Modules['lookup'] = (name, file) => {
    const found = declaredIn(file).get(name);
    if (found !== undefined) return found;
    for (const statement of parse(file).filter(ts.isImportDeclaration)) {
      const bindings = statement.importClause?.namedBindings;
      const imported =
        bindings && ts.isNamedImports(bindings) && bindings.elements.find((one) => one.name.text === name);
      const target = imported && targetOf(statement.moduleSpecifier, file);
      if (target) return exportsOf(target).get((imported.propertyName ?? imported.name).text);
    }
    return undefined;
  };
  return { exportsOf, lookup };
}

function remembered<Value>(read: (file: string) => Value): (file: string) => Value {
  const values = new Map<string, Value>();
  return (file) => {
    const value = values.get(file) ?? read(file);
    values.set(file, value);
    return value;
  };
}

/** The file of a relative import; packages are not read. */
function targetOf(specifier: ts.Expression | undefined, file: string): string | undefined {
  if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
  const target = resolve(dirname(file), specifier.text);
  return existsSync(target) ? target : undefined;
}

function declarationsIn(statement: ts.Statement): { name: string; declaration: ts.Node }[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((declaration) => ({
      name: declaration.name.getText(),
      declaration,
    }));
  }
  const { name } = statement as { name?: ts.Node };
  return name !== undefined && ts.isIdentifier(name) ? [{ name: name.text, declaration: statement }] : [];
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}
