import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { compareFolder, replaceFolder, type Files } from './files.ts';
import { FOLDER, generate } from './generation.ts';
import { GenerationError } from './generation-error.ts';

/** Where the command works, and where it writes to. */
export interface CommandContext {
  /** Absolute path of the folder with `redocly.yaml` and the contracts. */
  root: string;
  codegen: CodegenConfig;
  /** Takes one line of the result. */
  print: (line: string) => void;
  /** Takes one line about something wrong. */
  printError: (line: string) => void;
  /** Whether a person is watching. */
  interactive: boolean;
}

/** From this on, an interface is slow enough to be named on a terminal. */
const SLOW_MS = 2000;

/**
 * Generates `generated/`; with `--check` writes nothing and tells whether the folder is fresh.
 *
 * @returns the exit code: 0 done or fresh; 1 wrong contracts or not fresh; 2 wrong usage
 */
export async function run(args: readonly string[], context: CommandContext): Promise<number> {
  const { root, codegen, print, printError, interactive } = context;
  const check = wantsCheck(args);
  if (check === undefined) {
    printError(`Unknown arguments: ${args.join(' ')}. Usage: npm run generate, or npm run check:generated.`);
    return 2;
  }
  const reportSlow = (id: string, durationMs: number): void => {
    if (interactive && durationMs > SLOW_MS) print(`${id}: ${seconds(durationMs)}`);
  };
  try {
    const files = await generate({ root, codegen, onInterface: reportSlow });
    return await (check ? checkFolder(files, context) : writeFolder(files, context));
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    printError(`${error.message}\nNothing was written.`);
    return 1;
  }
}

function wantsCheck(args: readonly string[]): boolean | undefined {
  try {
    return parseArgs({ args: [...args], options: { check: { type: 'boolean', default: false } } }).values.check;
  } catch {
    return undefined;
  }
}

async function writeFolder(files: Files, { root, print }: CommandContext): Promise<number> {
  await replaceFolder(join(root, FOLDER), files);
  print(`${FOLDER}/: wrote ${String(files.size)} files in ${seconds(performance.now())}.`);
  return 0;
}

async function checkFolder(files: Files, { root, print, printError }: CommandContext): Promise<number> {
  const differences = await compareFolder(join(root, FOLDER), files);
  for (const { kind, path } of differences) printError(`${kind.padEnd(7)} ${FOLDER}/${path}`);
  if (differences.length > 0) {
    printError(`${FOLDER}/ is not fresh: run \`npm run generate\` and commit the result.`);
    return 1;
  }
  print(`${FOLDER}/: ${String(files.size)} files are fresh, checked in ${seconds(performance.now())}.`);
  return 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
