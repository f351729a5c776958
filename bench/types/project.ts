import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from '../../scripts/package/installed.fixture.ts';
import { INTERFACE, PEER_TYPES, PROGRAMS, type Consumer } from './consumers.ts';
import { readDiagnostics, type Diagnostics } from './diagnostics.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** How most projects compile; declarations of libraries are taken as they are. */
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'NodeNext',
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  types: [],
  skipLibCheck: true,
};

/** A project that has installed the package, with one program for each consumer. */
export interface TypesProject {
  /**
   * Compiles one program in a process of its own.
   *
   * @throws Error with what the compiler finds wrong
   */
  compile(consumer: Consumer): Promise<Diagnostics>;
  remove(): Promise<void>;
}

/** Builds, packs and installs the package, and writes the programs. */
export async function createTypesProject(): Promise<TypesProject> {
  const { project, packageFolder, remove } = await installPackage([]);
  const contract = join(packageFolder, 'generated', INTERFACE, 'openapi.yaml');
  const cli = join(ROOT, 'node_modules/.bin/openapi-typescript');
  await run(process.execPath, [cli, contract, '--output', join(project, PEER_TYPES)], { cwd: project });
  for (const [name, program] of Object.entries(PROGRAMS)) {
    await writeFile(join(project, `${name}.ts`), program);
    const config = { compilerOptions: COMPILER_OPTIONS, files: [`${name}.ts`] };
    await writeFile(join(project, configOf(name)), JSON.stringify(config));
  }
  const compile: TypesProject['compile'] = async (consumer) => {
    const args = [tsc, '-p', configOf(consumer), '--extendedDiagnostics', '--listFiles'];
    const { stdout } = await run(process.execPath, args, { cwd: project }).catch((error: unknown) => {
      const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
      throw new Error(`The program «${consumer}» does not compile:\n${said}`, { cause: error });
    });
    return readDiagnostics(stdout, project);
  };
  return { compile, remove };
}

function configOf(name: string): string {
  return `tsconfig.${name}.json`;
}
