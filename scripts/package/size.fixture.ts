import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** What esbuild calls the statement itself. */
const STATEMENT = '<stdin>';

/** What a browser or a bundler loads at once for an import. */
export interface Loaded {
  /** Bytes, minified and gzipped; code that is loaded later does not count. */
  bytes: number;
  /** Paths of the modules that went in, relative to the project. */
  modules: readonly string[];
}

/**
 * Bundles what a project imports, as an application would.
 *
 * @param project - absolute path of a project that has installed the package
 * @param code - an import or export statement
 */
export async function load(project: string, code: string): Promise<Loaded> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: project },
    absWorkingDir: project,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    // A bare import of what has no side effects is what one test is about.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  const chunks = atOnce(metafile);
  const contents = outputFiles.filter(({ path }) => chunks.some((chunk) => path.endsWith(chunk)));
  return {
    bytes: contents.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0),
    modules: chunks
      .flatMap((chunk) => Object.keys(metafile.outputs[chunk]?.inputs ?? {}))
      .filter((path) => path !== STATEMENT),
  };
}

/** The chunks that an import loads before it is done. */
function atOnce({ outputs }: Metafile): string[] {
  const entry = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === STATEMENT);
  const chunks = new Set(entry);
  for (const chunk of chunks) {
    for (const { path, kind } of outputs[chunk]?.imports ?? []) if (kind === 'import-statement') chunks.add(path);
  }
  return [...chunks];
}
