import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { SiteFile } from './page.ts';

/** Entry points in `../browser/`; its folders hold shared code. */
const SCRIPTS = ['contract', 'search', 'site', 'try-it'];
const BROWSER = join(import.meta.dirname, '../browser');
const STYLE = join(import.meta.dirname, 'site.css');
const REDOCLY = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
/** Redoc for browsers. The package does not export it, so a new version may move it. */
const REDOC = join(REDOCLY, 'lib/chunks/redoc.standalone.js');
/** Redocly's logo, which pages must not load from outside. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/[^"'`\s]*/g;

/** Columns of sequence diagrams, and start and end of their messages, as classes: the policy of the pages forbids inline styles. */
const COLUMNS = ['columns', 'from', 'to'].flatMap((name) =>
  [1, 2, 3, 4].map((at) => `.${name}-${at} { --${name}: ${at} }\n`),
);

/**
 * The style and the scripts of the site. They are classic scripts: pages opened from a folder cannot load modules.
 *
 * @throws Error of esbuild when a script cannot be built
 */
export default async function siteAssets(): Promise<SiteFile[]> {
  const { outputFiles } = await build({
    entryPoints: SCRIPTS.map((name) => join(BROWSER, `${name}.ts`)),
    alias: { redoc: REDOC },
    outdir: 'assets',
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const scripts = outputFiles.map(({ path, text }) => ({
    path: `assets/${basename(path)}`,
    content: text.replaceAll(LOGO, 'data:,'),
  }));
  return [{ path: 'assets/site.css', content: (await readFile(STYLE, 'utf8')) + COLUMNS.join('') }, ...scripts];
}
