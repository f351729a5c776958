import { join } from 'node:path';
import { LOADER } from '../../conformance/loader.ts';
import { buildTool } from '../../scripts/package/build.ts';
import { bundleTool } from '../../scripts/package/bundle.ts';
import { ROOT } from './child.ts';

/** Inside the package, so that it finds the dependencies of the package and of the root. */
const FOLDER = 'conformance/node_modules/.cache/bench-package';

/** Paths of the package's program: the compiled modules, and the bundle. */
type Built = Record<'compiled' | 'bundled', string>;

let built: Promise<Built> | undefined;

/**
 * Builds the package platform-conformance without the docs site; once per process.
 *
 * @returns absolute paths of the program
 * @throws Error if it cannot be compiled
 */
export function builtPackage(): Promise<Built> {
  built ??= build();
  return built;
}

async function build(): Promise<Built> {
  const [compiled, bundled] = ['compiled', 'bundled'].map((name) => join(ROOT, FOLDER, name)) as [string, string];
  // `npm run lint` checks the types.
  await buildTool(ROOT, compiled, { check: false });
  await bundleTool(compiled, bundled);
  const program = 'conformance/cli/main.js';
  return { compiled: join(compiled, program), bundled: join(bundled, program) };
}

/** The arguments of Node that run the tool from source. */
export const FROM_SOURCE: readonly string[] = [...LOADER, join(ROOT, 'conformance/cli/main.ts')];

/** The arguments of Node that run the tool from source, and from the package. */
export async function commands(): Promise<Record<'checkout' | 'package', readonly string[]>> {
  return { checkout: FROM_SOURCE, package: [(await builtPackage()).bundled] };
}
