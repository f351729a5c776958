import ts from 'typescript';
import { ROOT } from './pages/sources.fixture.ts';

/** What the compiler says of TypeScript in files that are not there, by file. */
export function problemsIn(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const read = ts.readConfigFile(`${ROOT}/tsconfig.json`, (path) => ts.sys.readFile(path));
  const { compilerOptions } = read.config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, types: [] }, ROOT);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const problems = Array.from(files.keys(), (file): [string, string[]] => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return [file, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
  });
  return new Map(problems.filter(([, found]) => found.length > 0));
}
