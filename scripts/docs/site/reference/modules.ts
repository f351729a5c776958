import ts from 'typescript';

/** What stands behind a name; a function with overloads has several declarations. */
export interface Named {
  name: string;
  declarations: readonly ts.Node[];
  /** Absolute path of the file that declares it. */
  file: string;
}

/** Which names modules have, and where they are declared. */
export interface Modules {
  /** What a module exports, through all its re-exports, file by file. */
  exportsOf(file: string): ReadonlyMap<string, Named>;
  /** What a name in a declaration stands for; undefined where no file of the repository declares it. */
  lookup(name: ts.Node): Named | undefined;
}

/**
 * Reads TypeScript modules, and those that they import.
 *
 * @param files - absolute paths
 */
export function createModules(files: readonly string[]): Modules {
  const program = ts.createProgram(files, {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    noLib: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const checker = program.getTypeChecker();

  const named = (symbol: ts.Symbol, name = symbol.name): Named | undefined => {
    const { declarations = [] } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const file = declarations[0]?.getSourceFile().fileName;
    return file === undefined ? undefined : { name, declarations, file };
  };
  return {
    exportsOf: (file) => {
      const source = program.getSourceFile(file);
      if (source === undefined) throw new Error(`${file} cannot be read.`);
      const module = checker.getSymbolAtLocation(source);
      const exported = module === undefined ? [] : checker.getExportsOfModule(module);
      const found = exported.map((symbol) => named(symbol)).filter((one) => one !== undefined);
      const files = [...new Set(found.map((one) => one.file))];
      const inOrder = found.toSorted(
        (one, other) => files.indexOf(one.file) - files.indexOf(other.file) || placeOf(one) - placeOf(other),
      );
      return new Map(inOrder.map((one) => [one.name, one]));
    },
    lookup: (name) => {
      const symbol = checker.getSymbolAtLocation(name);
      return symbol && named(symbol);
    },
  };
}

const placeOf = ({ declarations: [first] }: Named): number => first?.pos ?? 0;
