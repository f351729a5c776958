/**
 * Builds the package platform-conformance into `conformance/dist`: compiled, with the files that it reads when it runs, laid out
 * as in the checkout, so that the package works alone.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = `${root}conformance/dist`;
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

// What an earlier build left behind, such as a rule that is gone, would be packed too.
rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', `${root}conformance/tsconfig.build.json`], { stdio: 'inherit' });
cpSync(`${root}conformance/package.json`, `${dist}/conformance/package.json`);
for (const entry of readdirSync(`${root}generated`, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  for (const name of readdirSync(`${root}generated/${entry.name}`)) {
    const path = `generated/${entry.name}/${name}`;
    if (name === 'openapi.json' || name.endsWith('.graphql')) cpSync(`${root}${path}`, `${dist}/${path}`);
  }
}
