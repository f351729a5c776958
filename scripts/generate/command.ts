import { writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { readCache, writeCache, type Generation } from './cache.ts';
import { isFresh, readFolder, replaceFolder, type Target } from '../../conformance/generator/files.ts';
import { digestOf, digestOfInputs, INPUTS } from './fingerprint.ts';
import { GenerationError } from './generation-error.ts';
import { runCommand, type Output } from '../run-command.ts';

/** Folder of the generated files, relative to the root folder. */
export const FOLDER = 'generated';

/** The root folder, and the output of the command. */
export interface CommandContext extends Output {
  /** Absolute path of the folder with `redocly.yaml` and the contracts. */
  root: string;
  codegen: Types.Config;
}

const USAGE = `Usage: npm run generate [-- --check] [--force]
  --check  write nothing; tell whether ${FOLDER}/ is what the contracts give
  --force  generate even if nothing has changed since the last time`;

type Arguments = ReturnType<typeof readArguments>;

function readArguments(args: readonly string[]) {
  const options = { check: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } } as const;
  return parseArgs({ args: [...args], options }).values;
}

/**
 * Generates `generated/`; with `--check` writes nothing and checks that the folder is fresh. Does nothing if neither input nor output has
 * changed since the last run.
 *
 * @returns the exit code: 0 done or fresh, or after help; 1 wrong contracts or not fresh; 2 wrong usage
 */
export function run(args: readonly string[], context: CommandContext): Promise<number> {
  const carryOut = (wanted: Arguments): Promise<number> =>
    generateFolder(wanted, context).catch((error: unknown) => {
      if (!(error instanceof GenerationError)) throw error;
      context.writeError(wanted.check ? error.message : `${error.message}\nNothing was written.`);
      return 1;
    });
  return runCommand(args, { usage: USAGE, read: readArguments, carryOut }, context);
}

async function generateFolder({ check, force }: Arguments, context: CommandContext): Promise<number> {
  const { root, codegen, write, writeError } = context;
  const target: Target = {
    folder: join(root, FOLDER),
    name: `${FOLDER}/`,
    remedy: 'run `npm run generate` and commit the result.',
  };
  // Computed before the contracts are read, so that the next run notices a change made meanwhile.
  const inputs = await digestOfInputs(root);
  const last = force ? undefined : await readCache(root);
  if (last?.inputs === inputs && last.outputs === digestOf(await readFolder(target.folder))) {
    write(`${target.name}: nothing has changed, ${String(last.files)} files are fresh; looked for ${elapsed()}.`);
    return 0;
  }
  // Loaded on demand: loading takes longer than detecting that nothing has changed.
  const { generate } = await import('./generation.ts');
  const { files, sources } = await generate(root, codegen);
  const isListed = await keepListing(check, context);
  if (check) {
    if (!(await isFresh(target, files, writeError))) return 1;
    write(`${target.name}: ${String(files.size)} files are fresh, checked in ${elapsed()}.`);
  } else {
    await replaceFolder(target.folder, files);
    write(`${target.name}: wrote ${String(files.size)} files in ${elapsed()}.`);
  }
  if (!isListed) return check ? 1 : 0;
  const generation: Generation = { inputs, outputs: digestOf(files), files: files.size };
  const isKnown = (path: string) => INPUTS.some((input) => `${path}${sep}`.startsWith(join(root, input, sep)));
  if (sources.every(isKnown)) await writeCache(root, generation);
  return 0;
}

/** Updates the list of root documents in `redocly.yaml`; with `check`, reports that it is stale. Returns whether it was up to date. */
async function keepListing(check: boolean, { root, write, writeError }: CommandContext): Promise<boolean> {
  const { freshListing, LISTING } = await import('./platform/roots.ts');
  const fresh = await freshListing(root);
  if (fresh === undefined) return true;
  if (check) {
    writeError(`stale   ${LISTING}: \`apis\` does not list the root documents in specs/.`);
  } else {
    await writeFile(join(root, LISTING), fresh);
    write(`${LISTING}: lists the root documents in specs/ again.`);
  }
  return false;
}

function elapsed(): string {
  return `${(performance.now() / 1000).toFixed(1)} s`;
}
