import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { INTERFACE_IDS, type InterfaceId } from '../../generated/platform.ts';
import { graphqlTypes, readBundled } from '../contracts/bundled.ts';
import { noContract, overlaidContracts, type OverlaidContract } from '../contracts/overlaid.ts';
import { describePackage } from '../engine/suite.ts';
import { isFresh, listFiles, replaceFolder, type Files } from '../generator/files.ts';
import { PACKAGE } from '../generator/flows.ts';
import { interfaceFiles } from '../generator/interface-files.ts';
import { codeOf } from '../message-of.ts';
import { commandLine, option } from './command-line.ts';
import { selectedInterfaces } from './filters.ts';
import { saying, type Io } from './io.ts';
import { UsageError } from './usage-error.ts';

export interface GenerateFlags {
  overlay: string[];
  out: string;
  /** Comma-separated lists of ids; `!` excludes. */
  interface: string[];
  check?: boolean;
}

/** First line of the README in a generated folder, which identifies such a folder. */
const TITLE = '# Flows with payloads of your own';

/** Exit code of `--check` for a folder that differs from what the Overlays produce. */
const STALE = 1;

/**
 * Writes types, validators, Standard Schemas and thin flows for the interfaces that Overlays change; these use the flows of the package.
 *
 * @returns 0 if the folder was written or is fresh; 1 if `--check` finds that it is not
 * @throws UsageError when there is nothing to generate, or the folder holds other files or cannot be written; OverlayError when an Overlay
 *   cannot be used
 */
export async function generateCommand(flags: GenerateFlags, io: Io): Promise<number> {
  const { overlay: overlays, out, check = false } = flags;
  if (overlays.length === 0) {
    throw new UsageError(
      `generate needs --overlay FILE: the code for the contracts without an Overlay is in the package ${PACKAGE}.`,
    );
  }
  // Keeps a symbolic link to a folder.
  const folder = await realpath(out).catch(() => resolve(out));
  await (check ? namesIn(folder, out) : assertOwn(folder, out));
  const { files, ids } = await saying(io, 'Generating', () => generated(flags));
  if (check) {
    const remedy = 'run the same without --check.';
    if (!(await isFresh({ folder, name: out, remedy }, files, (line) => io.stderr.write(`${line}\n`)))) return STALE;
    io.stdout.write(`${out}: ${files.size} files are fresh.\n`);
    return 0;
  }
  await replaceFolder(folder, files).catch((error: unknown) => {
    if (codeOf(error) === '') throw error;
    throw new UsageError(`--out ${out}: cannot be written (${codeOf(error)}). Name a folder that you may write to.`);
  });
  io.stdout.write(`${out}: wrote ${ids.join(', ')}, ${files.size} files. They need: ${install()}\n`);
  return 0;
}

/** The names of the entries of a folder; empty if it does not exist. */
async function namesIn(folder: string, name: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw new UsageError(`--out ${name}: is not a folder that can be read.`);
  });
}

/** The line of the README for one file: the next generation recognises its own files by it. */
const listedFile = (path: string): string => `- \`${path}\``;

/** Makes sure that a folder holds only the files that its README lists, so that it may be replaced as a whole. */
async function assertOwn(folder: string, name: string): Promise<void> {
  if ((await namesIn(folder, name)).length === 0) return;
  const [first, ...lines] = (await readFile(join(folder, 'README.md'), 'utf8').catch(() => '')).split(/\r?\n/);
  if (first !== TITLE) {
    throw new UsageError(
      `--out ${name}: contains files that were not generated and would be deleted. Name a new or an empty folder.`,
    );
  }
  const foreign = (await listFiles(folder))
    .sort()
    .find((path) => path !== 'README.md' && !lines.includes(listedFile(path)));
  if (foreign !== undefined) {
    throw new UsageError(
      `--out ${name}: contains ${foreign}, which was not generated and would be deleted. Move it out of the folder.`,
    );
  }
}

async function generated(flags: GenerateFlags): Promise<{ files: Files; ids: readonly InterfaceId[] }> {
  const contracts = overlaidContracts(flags.overlay, { ids: INTERFACE_IDS, read: readBundled });
  const selected = selectedInterfaces(flags.interface);
  const ids = INTERFACE_IDS.filter((id) => contracts[id] !== undefined && selected?.includes(id) !== false);
  if (ids.length === 0) {
    const changed = INTERFACE_IDS.filter((id) => contracts[id] !== undefined).join(', ');
    throw new UsageError(`--interface: selects none of the interfaces that the Overlays change: ${changed}.`);
  }
  const command = commandOf(flags);
  const folders = await Promise.all(ids.map(async (id) => filesOf(id, contracts[id] as OverlaidContract, command)));
  const files = new Map(folders.flat());
  return { files: files.set('README.md', readme(ids, [...files.keys()], command)), ids };
}

/** The command that installs the package that the files need. It is not published: `npm pack` in a checkout makes the file. */
function install(): string {
  return `npm install path/to/${PACKAGE}-${describePackage().version}.tgz`;
}

/** A path for generated files: the same however it was written, and on any system. */
function steadyPath(path: string): string {
  return relative('', path).split(sep).join('/') || '.';
}

/** The command that regenerates the folder; through npx, as the reader may not have a checkout. */
function commandOf({ overlay, out, interface: lists }: GenerateFlags): string {
  const options = [
    ...overlay.map((file) => option('overlay', steadyPath(file))),
    ...lists.map((list) => option('interface', list)),
    option('out', steadyPath(out)),
  ];
  return commandLine(`generate${options.join('')}`, 'npx');
}

async function filesOf(
  id: InterfaceId,
  { document, files }: OverlaidContract,
  command: string,
): Promise<[string, string][]> {
  const source = `the contract of ${id} with ${files.map(steadyPath).join(', ')}`;
  const bundled = { id, source, command, document: document as unknown as OpenAPI3 };
  try {
    return [...(await interfaceFiles(bundled, graphqlTypes(id)))].map(([file, code]) => [`${id}/${file}`, code]);
  } catch (error) {
    // A plain Error is about the contract; any other is a bug in the generator and keeps its stack.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    throw noContract(files, id, `cannot be expressed in types: ${error.message}`);
  }
}

function readme(ids: readonly InterfaceId[], paths: readonly string[], command: string): string {
  return `${TITLE}

Everything here is output of \`${command}\`: do not edit it, change the Overlay and run the command. With \`--check\` it tells whether
the folder is fresh.

\`${ids[0]}/index.js\` takes the place of \`${PACKAGE}/${ids[0]}\`: it exports the same names, typed by the Overlay. The flows with their errors,
retries and renewal of tokens are those of the package; \`validate: true\` compares responses with the tightened contract.

    ${install()}

${paths.map(listedFile).join('\n')}
`;
}
