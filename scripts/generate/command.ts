import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { messageOf } from '../../conformance/message-of.ts';
import { readCache, writeCache, type Generation } from './cache.ts';
import { isFresh, readFolder, replaceFolder, type Files, type Target } from '../../conformance/generator/files.ts';
import { digestOf, digestOfInputs, INPUTS } from './fingerprint.ts';
import { assertUsable, FOLDER, forForeignFolder, isWithin } from './out-folder.ts';
import { GenerationError } from './generation-error.ts';
import { OutFolderError } from '../../conformance/generator/out-folder.ts';

/** Where the command works, and where it writes to. */
export interface CommandContext {
  /** Absolute path of the folder with `redocly.yaml` and the contracts. */
  root: string;
  /** Absolute path that the paths of the arguments are relative to. */
  cwd: string;
  codegen: Types.Config;
  /** Takes one line of the result. */
  print: (line: string) => void;
  /** Takes one line about something wrong. */
  printError: (line: string) => void;
}

const USAGE = `Usage: npm run generate [-- --check] [--force] [--out DIR [--overlay FILE …]]
  --check         write nothing; tell whether the folder is what the contracts give
  --force         generate even if nothing has changed since the last time
  --out DIR       the folder to write, instead of generated/; its modules take each other by .js
  --overlay FILE  tighten the contracts by an OpenAPI Overlay first; repeatable, in this order`;

type Arguments = ReturnType<typeof readArguments>;

function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      overlay: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
    },
  });
  if (values.overlay.length > 0 && values.out === undefined) {
    throw new Error('--overlay needs --out DIR: generated/ is what the contracts give without an Overlay.');
  }
  return values;
}

/**
 * Generates `generated/`, or another folder with `--out`; with `--check` writes nothing and tells whether the folder is fresh. When
 * neither what decides the result nor the folder has changed since the last time, there is nothing to do.
 *
 * @returns the exit code: 0 done or fresh, or after help; 1 wrong contracts or not fresh; 2 wrong usage
 */
export async function run(args: readonly string[], context: CommandContext): Promise<number> {
  if (args.includes('--help')) {
    context.print(USAGE);
    return 0;
  }
  let wanted: Arguments;
  try {
    wanted = readArguments(args);
  } catch (error) {
    context.printError(`${messageOf(error)}\n${USAGE}`);
    return 2;
  }
  try {
    return wanted.out === undefined
      ? await generateOwnFolder(wanted, context)
      : await generateInto(wanted.out, wanted, context);
  } catch (error) {
    if (error instanceof OutFolderError) {
      context.printError(error.message);
      return 2;
    }
    if (!(error instanceof GenerationError)) throw error;
    context.printError(wanted.check ? error.message : `${error.message}\nNothing was written.`);
    return 1;
  }
}

async function generateOwnFolder({ check, force }: Arguments, context: CommandContext): Promise<number> {
  const { root, print } = context;
  const target: Target = {
    folder: join(root, FOLDER),
    name: `${FOLDER}/`,
    remedy: 'run `npm run generate` and commit the result.',
  };
  // Before the contracts are read: what changes while they are is noticed the next time.
  const inputs = await digestOfInputs(root);
  const last = force ? undefined : await readCache(root);
  if (last?.inputs === inputs && last.outputs === digestOf(await readFolder(target.folder))) {
    print(`${target.name}: nothing has changed, ${String(last.files)} files are fresh; looked for ${elapsed()}.`);
    return 0;
  }
  const { files, sources } = await generated(context, []);
  const isListed = await keepListing(check, context);
  const code = check ? await checkFolder(target, files, context) : await writeFolder(target, files, context);
  if (!isListed) return check ? 1 : code;
  const generation: Generation = { inputs, outputs: digestOf(files), files: files.size };
  if (code === 0 && sources.every((path) => INPUTS.some((input) => isWithin(join(root, input), path)))) {
    await writeCache(root, generation);
  }
  return code;
}

/** Keeps the list of the root documents in `redocly.yaml` in step with them. Returns whether it was. */
async function keepListing(check: boolean, { root, print, printError }: CommandContext): Promise<boolean> {
  const { freshListing, LISTING } = await import('./platform/roots.ts');
  const fresh = await freshListing(root);
  if (fresh === undefined) return true;
  if (check) {
    printError(`stale   ${LISTING}: \`apis\` does not list the root documents in specs/.`);
  } else {
    await writeFile(join(root, LISTING), fresh);
    print(`${LISTING}: lists the root documents in specs/ again.`);
  }
  return false;
}

async function generateInto(out: string, wanted: Arguments, context: CommandContext): Promise<number> {
  const { root, cwd } = context;
  const target: Target = { folder: resolve(cwd, out), name: out, remedy: 'run the same without --check.' };
  await assertUsable(target.folder, out, { own: join(root, FOLDER), check: wanted.check });
  const overlays = wanted.overlay.map((path) => resolve(cwd, path));
  const { files: own } = await generated(context, overlays);
  const files = await forForeignFolder(
    own,
    overlays.map((path) => relative(root, path)),
  );
  return wanted.check ? checkFolder(target, files, context) : writeFolder(target, files, context);
}

async function generated(
  { root, codegen }: CommandContext,
  overlays: readonly string[],
): Promise<{ files: Files; sources: readonly string[] }> {
  // The libraries behind it take longer to load than everything else when nothing has changed.
  const { generate } = await import('./generation.ts');
  const sources: string[] = [];
  const onSource = (path: string): void => void sources.push(path);
  return { files: await generate({ root, codegen, overlays, onSource }), sources };
}

async function writeFolder({ folder, name }: Target, files: Files, { print }: CommandContext): Promise<number> {
  await replaceFolder(folder, files);
  print(`${name}: wrote ${String(files.size)} files in ${elapsed()}.`);
  return 0;
}

async function checkFolder(target: Target, files: Files, { print, printError }: CommandContext): Promise<number> {
  if (!(await isFresh(target, files, printError))) return 1;
  print(`${target.name}: ${String(files.size)} files are fresh, checked in ${elapsed()}.`);
  return 0;
}

/** How long this process has been running. */
function elapsed(): string {
  return `${(performance.now() / 1000).toFixed(1)} s`;
}
