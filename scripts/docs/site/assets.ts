import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { SiteFile } from './page.ts';

const BROWSER = join(import.meta.dirname, '../browser');
const STYLE = join(import.meta.dirname, 'site.css');

/** Where a message of a drawn sequence begins and ends, by the number of its column: the policy of the pages forbids styles of their own. */
const COLUMNS = [1, 2, 3, 4]
  .map(
    (column) =>
      `.of-${column} { --columns: ${column} } .from-${column} { --from: ${column} } .to-${column} { --to: ${column} }\n`,
  )
  .join('');

/**
 * The style and the scripts of the site. Each file in `../browser/` that is no test and no part of another (in a folder) becomes one
 * classic script: pages from a folder may not load modules.
 *
 * @throws Error of esbuild when a script cannot be built
 */
export async function siteAssets(): Promise<SiteFile[]> {
  const names = (await readdir(BROWSER)).filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name));
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(BROWSER, name)),
    outdir: 'assets',
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const scripts = outputFiles.map(({ path, text }) => ({ path: `assets/${basename(path)}`, content: text }));
  return [{ path: 'assets/site.css', content: (await readFile(STYLE, 'utf8')) + COLUMNS }, ...scripts];
}
