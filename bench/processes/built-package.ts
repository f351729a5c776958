import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { runToEnd } from './command.ts';

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
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  await runToEnd(process.execPath, [tsc, '-p', join(ROOT, 'conformance/tsconfig.build.json'), '--outDir', target]);
  await cp(join(ROOT, 'conformance/package.json'), join(target, 'conformance/package.json'));
  await cp(join(ROOT, 'generated'), join(target, 'generated'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  });
  return join(target, 'conformance/cli/main.js');
}

/** The arguments of Node that run the tool from source, and from the package. */
export async function commands(): Promise<Record<'checkout' | 'package', readonly string[]>> {
  return {
    checkout: ['--import', 'tsx/esm', join(ROOT, 'conformance/cli/main.ts')],
    package: [await builtPackage()],
  };
}
