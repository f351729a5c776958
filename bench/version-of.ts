import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Version of a package of the checkout; those that the benchmarks install for themselves are pinned in their manifest. */
export function versionOf(name: string): string {
  const own = (require('./package.json') as { dependencies: Record<string, string> }).dependencies[name];
  return own ?? (require(`${name}/package.json`) as { version: string }).version;
}
