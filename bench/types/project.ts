import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from '../../scripts/package/installed.fixture.ts';
import { ROOT } from '../processes/child.ts';

/** The client that a program uses. */
export type Consumer = 'peer' | 'client' | 'flow';

/** The interface of the programs, which read a partner and change its name. */
export const INTERFACE = 'partner';

/** Output of openapi-typescript for the peer, beside the programs. */
const PEER_TYPES = 'peer-types.d.ts';

/** Code that reads and changes with a client of openapi-fetch. */
const CALLS = `export async function nameOf(PartnerId: string): Promise<string | undefined> {
  const { data } = await client.GET('/partner/{PartnerId}', { params: { path: { PartnerId } } });
  return data?.nachname;
}
export async function rename(PartnerId: string, nachname: string): Promise<number> {
  const { response } = await client.PATCH('/partner/{PartnerId}', { params: { path: { PartnerId } }, body: { nachname } });
  return response.status;
}
`;

const SETTINGS = "{ baseUrl: 'https://platform.example', apiKey: 'KEY', partnerId: 'ABC12' }";

/** The programs by what they use. */
const PROGRAMS: Readonly<Record<Consumer, string>> = {
  peer: `import createClient from 'openapi-fetch';
import type { paths } from './${PEER_TYPES.replace('.d.ts', '.js')}';
const client = createClient<paths>({ baseUrl: 'https://platform.example' });
${CALLS}`,
  client: `import { createPartnerClient } from 'platform-contracts/${INTERFACE}';
const client = createPartnerClient(${SETTINGS});
${CALLS}`,
  flow: `import { createPartnerApi } from 'platform-contracts/${INTERFACE}';
const partners = createPartnerApi(${SETTINGS});
export async function nameOf(partnerId: string): Promise<string | undefined> {
  return (await partners.read(partnerId)).nachname;
}
export async function rename(partnerId: string, nachname: string): Promise<string | undefined> {
  return (await partners.change(partnerId, { nachname })).nachname;
}
`,
};

const run = promisify(execFile);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Options of most projects; declarations of libraries are not checked. */
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'NodeNext',
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  types: [],
  skipLibCheck: true,
};

/** A project with the package installed, and one program for each consumer. */
export interface TypesProject {
  /**
   * Compiles one program in a separate process.
   *
   * @throws Error with the errors of the compiler
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
      const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
      throw new Error(`The program «${consumer}» does not compile:\n${output}`, { cause: error });
    });
    return readDiagnostics(stdout, project);
  };
  return { compile, remove };
}

function configOf(name: string): string {
  return `tsconfig.${name}.json`;
}

/** The diagnostics of the compiler for one program. */
export interface Diagnostics {
  instantiations: number;
  types: number;
  /** Time for checking types, in milliseconds. */
  checkMs: number;
  /** Total time without the start of Node, in milliseconds. */
  totalMs: number;
  /** Loaded files, except those of TypeScript itself; relative to the project. */
  files: readonly string[];
}

/**
 * Parses the output of `tsc --extendedDiagnostics --listFiles`.
 *
 * @param project - absolute path of the working directory
 * @throws Error if a figure is missing
 */
export function readDiagnostics(output: string, project: string): Diagnostics {
  const lines = output.split(/\r?\n/);
  const figure = (name: string): number => {
    const line = lines.find((one) => one.startsWith(`${name}:`));
    const value = Number.parseFloat(line?.slice(name.length + 1) ?? '');
    if (Number.isNaN(value)) throw new Error(`The compiler output has no «${name}».`);
    return value;
  };
  return {
    instantiations: figure('Instantiations'),
    types: figure('Types'),
    checkMs: figure('Check time') * 1000,
    totalMs: figure('Total time') * 1000,
    files: lines
      .filter((line) => line.endsWith('.ts') && !line.includes('/typescript/lib/'))
      .map((line) => (isAbsolute(line) ? relative(project, line) : line).split(sep).join('/')),
  };
}

/** The files with generated types of an interface. */
export function generatedTypes(files: readonly string[]): readonly string[] {
  return files.filter((file) => /platform-contracts\/dist\/generated\/[^/]+\/types\.d\.ts$/.test(file));
}
