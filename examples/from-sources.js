/**
 * Runs an example in a checkout, with the package from its sources, where `paths` of `tsconfig.json` leads:
 * `node --import ./examples/from-sources.js examples/report.ts`.
 */
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { isMainThread } from 'node:worker_threads';

const TSCONFIG = new URL('../tsconfig.json', import.meta.url);
const { compilerOptions } = /** @type {{ compilerOptions: { paths: Record<string, [string]> } }} */ (
  JSON.parse(readFileSync(TSCONFIG, 'utf8'))
);
const PATHS = Object.entries(compilerOptions.paths).map(([pattern, [path]]) => ({ start: pattern.slice(0, -1), path }));

/** @type {(specifier: string, context: object, nextResolve: (specifier: string) => unknown) => unknown} */
export function resolve(specifier, context, nextResolve) {
  // An example names what the compiler would make of its neighbour.
  if (specifier === './needed.js') return nextResolve('./needed.ts');
  // The narrowest is the last.
  const mapped = PATHS.findLast(({ start }) => specifier.startsWith(start));
  if (mapped === undefined) return nextResolve(specifier);
  return nextResolve(new URL(mapped.path.replace('*', specifier.slice(mapped.start.length)), TSCONFIG).href);
}

// Node 20 calls hooks in a thread of their own, where it loads this file again.
const { registerHooks } = /** @type {{ registerHooks?: (hooks: object) => void }} */ (module);
if (isMainThread) {
  await import('../conformance/typescript.js');
  if (registerHooks === undefined) module.register(import.meta.url);
  else registerHooks({ resolve });
}
