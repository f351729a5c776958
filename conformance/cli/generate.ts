import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

export interface GenerateFlags {
  overlay: string[];
  out: string;
  /** Lists of ids with commas between them; `!` excludes. */
  interface: string[];
  check?: boolean;
}

/** First line of the README of a generated folder, by which such a folder is known. */
const TITLE = '# Flows with payloads of your own';

/** Exit code of `--check` where the folder is not what the Overlays give. */
const STALE = 1;

/**
 * Writes types, validators, Standard Schemas and thin flows for the interfaces that Overlays change; the flows themselves are those of the package.
 *
 * @returns 0 when the folder is written, or fresh; 1 when `--check` finds that it is not
 * @throws UsageError when nothing is to be generated, or the folder holds something else; OverlayError when an Overlay cannot be used
 */
export async function generateCommand(flags: GenerateFlags, io: Io): Promise<number> {
  const { overlay: overlays, out, check = false } = flags;
  if (overlays.length === 0) {
    throw new UsageError(
      `generate needs --overlay FILE: what the contracts say without an Overlay is in the package ${PACKAGE}.`,
    );
  }
  // A link to a folder stays one.
  const folder = await realpath(out).catch(() => resolve(out));
  await (check ? namesIn(folder, out) : assertOwn(folder, out));
  const { files, ids } = await generated(flags);
  if (check) {
    const remedy = 'run the same without --check.';
    if (!(await isFresh({ folder, name: out, remedy }, files, (line) => io.stderr.write(`${line}\n`)))) return STALE;
    io.stdout.write(`${out}: ${files.size} files are fresh.\n`);
    return 0;
  }
  await replaceFolder(folder, files);
  io.stdout.write(`${out}: wrote ${ids.join(', ')}, ${files.size} files. They need: ${install()}\n`);
  return 0;
}

/** The names of what a folder holds; none if there is no such folder. */
async function namesIn(folder: string, name: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw new UsageError(`--out ${name}: is not a folder that can be read.`);
  });
}

/** What the README says of one file beside it, so that the next generation knows which files are its own. */
const listedFile = (path: string): string => `- \`${path}\``;

/** Makes sure that a folder holds nothing but the files that its README lists, so that it may be replaced as a whole. */
async function assertOwn(folder: string, name: string): Promise<void> {
  if ((await namesIn(folder, name)).length === 0) return;
  const [first, ...lines] = (await readFile(join(folder, 'README.md'), 'utf8').catch(() => '')).split(/\r?\n/);
  if (first !== TITLE) {
    throw new UsageError(
      `--out ${name}: holds files that were not generated, and would lose them. Name a new or an empty folder.`,
    );
  }
  const foreign = (await listFiles(folder))
    .sort()
    .find((path) => path !== 'README.md' && !lines.includes(listedFile(path)));
  if (foreign !== undefined) {
    throw new UsageError(
      `--out ${name}: holds ${foreign}, which was not generated, and would lose it. Move it out of the folder.`,
    );
  }
}

async function generated(flags: GenerateFlags): Promise<{ files: Files; ids: readonly InterfaceId[] }> {
  const contracts = overlaidContracts(flags.overlay, { ids: INTERFACE_IDS, read: readBundled });
  const selected = selectedInterfaces(flags.interface);
  const ids = INTERFACE_IDS.filter((id) => contracts[id] !== undefined && selected?.includes(id) !== false);
  if (ids.length === 0) {
    const changed = INTERFACE_IDS.filter((id) => contracts[id] !== undefined).join(', ');
    throw new UsageError(`--interface: selects nothing that the Overlays change, which is ${changed}.`);
  }
  const command = commandOf(flags);
  const folders = await Promise.all(ids.map(async (id) => filesOf(id, contracts[id] as OverlaidContract, command)));
  const files = new Map(folders.flat());
  return { files: files.set('README.md', readme(ids, [...files.keys()], command)), ids };
}

/** What installs the package that the files need. It is not published: `npm pack` in a checkout makes the file. */
function install(): string {
  return `npm install path/to/${PACKAGE}-${describePackage().version}.tgz`;
}

/** The command that writes the folder again, wherever it was written. */
function commandOf({ overlay, out, interface: lists }: GenerateFlags): string {
  const options = [
    ...overlay.map((file) => option('overlay', file)),
    ...lists.map((list) => option('interface', list)),
    option('out', out),
  ];
  return commandLine(`generate${options.join('')}`, 'npx');
}

async function filesOf(
  id: InterfaceId,
  { document, files }: OverlaidContract,
  command: string,
): Promise<[string, string][]> {
  const source = `the contract of ${id} with ${files.join(', ')}`;
  const bundled = { id, source, command, document: document as unknown as OpenAPI3 };
  try {
    return [...(await interfaceFiles(bundled, graphqlTypes(id)))].map(([file, code]) => [`${id}/${file}`, code]);
  } catch (error) {
    // Only what the generator says about a contract; a mistake of the generator itself keeps its stack.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    throw noContract(files, id, `cannot be expressed in types: ${error.message}`);
  }
}

function readme(ids: readonly InterfaceId[], paths: readonly string[], command: string): string {
  return `${TITLE}

Everything here is output of \`${command}\`: do not edit it, change the Overlay and run the command. With \`--check\` it tells whether
the folder is fresh.

\`${ids[0]}/index.js\` takes the place of \`${PACKAGE}/${ids[0]}\`: it exports the same names, typed by the Overlay. The flows with their errors,
retries and renewal of tokens are those of the package; \`validate: true\` compares answers with the tightened contract.

    ${install()}

${paths.map(listedFile).join('\n')}
`;
}
