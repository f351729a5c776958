import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ALL_RULES, ruleFiles } from '../../conformance/engine/rule-files.ts';
import { FOR_DEVELOPMENT } from '../release/files.ts';

/** Folder of shared chunks. It has the same depth as the folders of modules that look for files beside them. */
const CHUNKS = 'conformance/chunks';

/** Modules that the tool finds by path, and that must keep it. */
const FOUND = /^(cli\/main|rules\/[^/]+\/configuration|reference\/[^/]+\/(index|faults))\.js$/;

/** Other ways to get a module's path, which are not supported: only `import.meta.url` is replaced here. */
const OTHER_PLACES = /\bimport\.meta\.(dirname|filename|resolve)\b/;

/**
 * Bundles the compiled tool: Node takes half a second to load nine hundred modules one by one. Other files are copied.
 *
 * @param compiled - absolute path of the compiled tool
 * @param dist - absolute path of the output folder; emptied first
 * @throws Error if a module would look for files in the wrong folder, or is for development only
 */
export async function bundleTool(compiled: string, dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  const files = await readdir(compiled, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => relative(compiled, join(file.parentPath, file.name)));
  const entries = paths.filter((path) => FOUND.test(relative('conformance', path)));
  const rules = join(compiled, 'conformance/rules');
  const { outputFiles, metafile } = await build({
    absWorkingDir: compiled,
    metafile: true,
    entryPoints: [...entries.map((path) => join(compiled, path)), join(rules, ALL_RULES)],
    outbase: compiled,
    outdir: dist,
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    plugins: [allRules(rules), inPlace(compiled)],
    write: false,
    logLevel: 'silent',
  });
  for (const path of Object.keys(metafile.inputs)) {
    if (FOR_DEVELOPMENT.test(path.replace(/\.js$/, ''))) throw new Error(`${path}: is for development only`);
  }
  for (const { path, contents, text } of outputFiles) {
    const depth = relative(dist, dirname(path)).split('/').length;
    if (text.includes('import.meta.url') && depth !== CHUNKS.split('/').length) {
      throw new Error(`${path}: looks for files beside it, and is not as deep as ${CHUNKS}`);
    }
    if (OTHER_PLACES.test(text))
      throw new Error(`${path}: looks for files beside it by other means than import.meta.url`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
  for (const path of paths.filter((one) => !one.endsWith('.js'))) await cp(join(compiled, path), join(dist, path));
}

/** Replaces `import.meta.url` by the module's path before bundling. */
function inPlace(compiled: string): Plugin {
  return {
    name: 'in-place',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.js$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const place = JSON.stringify(relative(join(compiled, CHUNKS), path));
        return { contents: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`) };
      });
    },
  };
}

/** Bundles all rules into one module. */
function allRules(folder: string): Plugin {
  const files = ruleFiles(folder);
  const imports = files.map((file, index) => `import rule${String(index)} from './${file}';`);
  const members = files.map((file, index) => `${JSON.stringify(file)}: rule${String(index)}`);
  const contents = `${imports.join('\n')}\nexport default { ${members.join(', ')} };`;
  const path = join(folder, ALL_RULES);
  return {
    name: 'all-rules',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^.*$/ }, (args) => (args.path === path ? { path } : undefined));
      onLoad({ filter: /rules[\\/]index\.js$/ }, () => ({ contents, resolveDir: folder }));
    },
  };
}
