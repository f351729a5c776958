import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** esbuild's name for the statement. */
const STATEMENT = '<stdin>';

/** The code that an import loads at once. */
export interface Loaded {
  /** Bytes, minified and gzipped, without code that is loaded later. */
  bytes: number;
  /** Paths of the included modules, relative to the project. */
  modules: readonly string[];
}

/**
 * Bundles an import of a project, as an application would.
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
    // One test bundles a bare import of a package without side effects.
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

/** The chunks that an import loads statically. */
function atOnce({ outputs }: Metafile): string[] {
  const entry = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === STATEMENT);
  const chunks = new Set(entry);
  for (const chunk of chunks) {
    for (const { path, kind } of outputs[chunk]?.imports ?? []) if (kind === 'import-statement') chunks.add(path);
  }
  return [...chunks];
}
