/**
 * Builds the package platform-conformance into `conformance/dist`: compiled, bundled, and with the files that it reads at run time, laid
 * out as in the checkout, so that it works without one. Rewrites the JSON Schemas of configuration and baselines.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LOADER } from '../conformance/loader.ts';
import { buildTool } from './package/build.ts';
import { bundleTool } from './package/bundle.ts';
import { runPlain } from './run-command.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = `${root}conformance/dist`;
const compiled = `${root}conformance/.cache/compiled`;
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

process.exitCode = await runPlain(
  `Usage: npm run build:conformance
  builds the package platform-conformance into conformance/dist/; takes no arguments`,
  build,
);

async function build(): Promise<void> {
  await buildTool(root, compiled);
  await bundleTool(compiled, dist);
  await writeSchemas();
  run(...LOADER, `${root}scripts/docs.ts`, '--build-only');
  rmSync(`${dist}/docs/site`, { recursive: true, force: true });
  cpSync(`${root}docs/site`, `${dist}/docs/site`, { recursive: true });
}

/** Writes the JSON Schemas that editors use, taken from the suite that was just built. */
async function writeSchemas(): Promise<void> {
  const built = async (path: string) =>
    (await import(pathToFileURL(`${compiled}/conformance/engine/${path}`).href)) as unknown;
  const { publishedSchema } = (await built('config/published-schema.js')) as { publishedSchema: () => object };
  const { baselineSchema } = (await built('baseline/schema.js')) as { baselineSchema: object };
  for (const [name, schema] of Object.entries({ config: publishedSchema(), baseline: baselineSchema })) {
    const file = `${root}conformance/${name}.schema.json`;
    writeFileSync(file, JSON.stringify(schema));
    run(`${root}node_modules/oxfmt/bin/oxfmt`, file);
    cpSync(file, `${dist}/conformance/${name}.schema.json`);
  }
}
