import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';

/** Modules to minify, since nobody reads or debugs them: compiled schemas, and data. */
const DATA = /^(request-)?validators\.js$|^examples\.js$/;

/** The compilers of the checkout: the one that we use, and an older one that projects may still use. */
export const COMPILERS = ['typescript-native', 'typescript'] as const;
type Compiler = (typeof COMPILERS)[number];

const { resolve } = createRequire(import.meta.url);
const tscOf = (compiler: Compiler) => join(dirname(resolve(`${compiler}/package.json`)), 'bin/tsc');

/**
 * Compiles the package platform-contracts: the module of each interface, and its generated modules.
 *
 * @param root - absolute path of the checkout
 * @param dist - absolute path of the output folder; emptied first, so that no files of an earlier layout are packed
 * @param options.check - whether to check types; does not affect the output
 * @throws Error with the output of the compiler
 */
export async function buildPackage(root: string, dist: string, { check = true } = {}): Promise<void> {
  await compileInto(dist, root, 'tsconfig.build.json', check);
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  await Promise.all(
    files.filter(({ name }) => DATA.test(name)).map((file) => minify(join(file.parentPath, file.name))),
  );
}

async function minify(path: string): Promise<void> {
  const { code } = await transform(await readFile(path, 'utf8'), { minify: true, format: 'esm' });
  await writeFile(path, code);
}

/** Files of each contract that the tool reads at run time. */
const READ_AT_RUN_TIME: ReadonlySet<string> = new Set(['openapi.json', 'negatives.json', 'schema.graphql']);

/**
 * Compiles the package platform-conformance, and copies the contracts that it reads, laid out as in the checkout. Parameters and errors as
 * for {@link buildPackage}.
 */
export async function buildTool(root: string, dist: string, { check = true } = {}): Promise<void> {
  await compileInto(dist, root, 'conformance/tsconfig.build.json', check);
  await cp(join(root, 'conformance/package.json'), join(dist, 'conformance/package.json'));
  const generated = join(root, 'generated');
  const entries = await readdir(generated, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries) {
    if (!READ_AT_RUN_TIME.has(name)) continue;
    const path = join(parentPath, name);
    await cp(path, join(dist, 'generated', relative(generated, path)));
  }
}

async function compileInto(dist: string, root: string, project: string, check: boolean): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await compile(root, ['-p', join(root, project), '--outDir', dist, ...(check ? [] : ['--noCheck'])]);
}

/**
 * Runs the TypeScript compiler.
 *
 * @param folder - absolute path of the working directory
 * @param compiler - TypeScript 7 by default, which is faster
 * @throws Error with its output if it finds errors
 */
export async function compile(
  folder: string,
  args: readonly string[],
  compiler: Compiler = 'typescript-native',
): Promise<void> {
  await promisify(execFile)(process.execPath, [tscOf(compiler), ...args], { cwd: folder }).catch((error: unknown) => {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`tsc ${args.join(' ')}\n${output}`, { cause: error });
  });
}
