/**
 * Builds the package platform-conformance into `conformance/dist`: compiled, with the files that it reads when it runs, laid out
 * as in the checkout, so that the package works alone. Writes the JSON Schemas of its configuration and of baselines anew.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { packageSite } from './docs/package-site.ts';

/** What the suite and the mocks read of each contract. */
const READ_AT_RUN_TIME = ['openapi.json', 'negatives.json', 'schema.graphql'];

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = `${root}conformance/dist`;
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

// What an earlier build left behind, such as a rule that is gone, would be packed too.
rmSync(dist, { recursive: true, force: true });
run(tsc, '-p', `${root}conformance/tsconfig.build.json`);
cpSync(`${root}conformance/package.json`, `${dist}/conformance/package.json`);
await writeSchemas();
for (const entry of readdirSync(`${root}generated`, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  for (const path of READ_AT_RUN_TIME.map((name) => `generated/${entry.name}/${name}`)) {
    if (existsSync(`${root}${path}`)) cpSync(`${root}${path}`, `${dist}/${path}`);
  }
}
run('--import', 'tsx/esm', `${root}scripts/docs.ts`, '--build-only');
await packageSite(`${root}docs/site`, `${dist}/docs/site`);

/** Writes the schemas that editors use, as the suite that was just built publishes them. */
async function writeSchemas(): Promise<void> {
  const built = async (path: string) =>
    (await import(pathToFileURL(`${dist}/conformance/engine/${path}`).href)) as unknown;
  const { publishedSchema } = (await built('config/published-schema.js')) as { publishedSchema: () => object };
  const { baselineSchema } = (await built('baseline/schema.js')) as { baselineSchema: object };
  for (const [name, schema] of Object.entries({ config: publishedSchema(), baseline: baselineSchema })) {
    const file = `${root}conformance/${name}.schema.json`;
    const style = { ...(await resolveConfig(file)), filepath: file };
    writeFileSync(file, await format(JSON.stringify(schema), style));
    cpSync(file, `${dist}/conformance/${name}.schema.json`);
  }
}
