import ts from 'typescript';

/** What stands behind a name; a function with overloads has several declarations. */
export interface Named {
  name: string;
  declarations: readonly ts.Declaration[];
  /** Absolute path of the file that declares it. */
  file: string;
}

/** Which names modules have, and where they are declared. */
export interface Modules {
  /** What a module exports, through all its re-exports, file by file. */
  exportsOf(path: string): readonly Named[];
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
  const named = (symbol: ts.Symbol | undefined): Named[] => {
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const declarations = (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
    return declarations.slice(0, 1).map((first) => {
      return { name: symbol?.name ?? '', declarations, file: first.getSourceFile().fileName };
    });
  };
  return {
    exportsOf: (path) => {
      const source = program.getSourceFile(path);
      const module = source && checker.getSymbolAtLocation(source);
      const found = module === undefined ? [] : checker.getExportsOfModule(module).flatMap(named);
      const files = [...new Set(found.map(({ file }) => file))];
      const placeOf = ({ declarations: [first] }: Named): number => first?.pos ?? 0;
      return files.flatMap((one) => found.filter(({ file }) => file === one).sort((a, b) => placeOf(a) - placeOf(b)));
    },
    lookup: (name) => named(checker.getSymbolAtLocation(name))[0],
  };
}
