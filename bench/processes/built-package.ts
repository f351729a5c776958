import { join, resolve } from 'node:path';
import { buildTool } from '../../scripts/package/build.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Inside of the package, so that it finds the dependencies of the package, in its versions, and those of the root. */
const FOLDER = 'conformance/node_modules/.cache/bench-package';

let built: Promise<string> | undefined;

/**
 * Compiles the package platform-conformance as it is packed, without the site of the docs; once in a process.
 *
 * @returns absolute path of the program
 * @throws Error when it cannot be compiled
 */
export function builtPackage(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const target = join(ROOT, FOLDER);
  // `npm run lint` has checked the types.
  await buildTool(ROOT, target, { check: false });
  return join(target, 'conformance/cli/main.js');
}

/** The arguments of Node that run the tool from source. */
export const FROM_SOURCE: readonly string[] = ['--import', 'tsx/esm', join(ROOT, 'conformance/cli/main.ts')];

/** The arguments of Node that run the tool from source, and from the package. */
export async function commands(): Promise<Record<'checkout' | 'package', readonly string[]>> {
  return {
    checkout: FROM_SOURCE,
    package: [await builtPackage()],
  };
}
