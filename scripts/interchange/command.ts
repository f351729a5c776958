import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readContracts } from '../docs/contracts.ts';
import { messageOf } from '../message-of.ts';
import { readInterchangeArguments, readSettings, USAGE } from './arguments.ts';
import { ENVIRONMENT, INPUTS, interchangeFiles } from './files.ts';
import { InterchangeError } from './interchange-error.ts';
import { readConfiguration } from './values.ts';

const GENERATED = resolve(import.meta.dirname, '../../generated');
/** Readable and writable by the owner alone. */
const PRIVATE = 0o600;

/** Where the command prints. */
export interface Output {
  write: (line: string) => void;
  writeError: (line: string) => void;
}

/**
 * Runs `npm run interchange`.
 *
 * @returns exit code: 0 the files are written; 2 wrong usage, or they cannot be written
 */
export async function main(argv: readonly string[], { write, writeError }: Output): Promise<number> {
  if (argv.includes('--help')) {
    write(USAGE);
    return 0;
  }
  try {
    const { out, config, set } = readInterchangeArguments(argv);
    const contracts = await readContracts(GENERATED);
    const configured =
      config === undefined ? { values: {}, pauseS: undefined } : await readConfiguration(config, contracts);
    const values = { ...configured.values, ...(await readSettings(set, contracts)) };
    const files = await interchangeFiles(contracts, { ...configured, values });
    for (const [path, text] of files) await save(join(out, path), text, path === ENVIRONMENT || path === INPUTS);
    write(
      `${out}: a Postman collection with its environment, and ${String(contracts.length)} Arazzo workflows with their inputs.`,
    );
    return 0;
  } catch (error) {
    writeError(messageOf(error));
    if (error instanceof InterchangeError) writeError('Run with --help to see what there is.');
    return 2;
  }
}

async function save(file: string, text: string, mayBeSecret: boolean): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (!mayBeSecret) return writeFile(file, text);
  // A file that is there already keeps its mode while it is written: others could read the secret until then.
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, text, { mode: PRIVATE, flag: 'wx' });
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
