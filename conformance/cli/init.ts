import { extname, resolve } from 'node:path';
import { commandLine } from './command-line.ts';
import { configTemplate } from './config-template.ts';
import { DEFAULT_CONFIG } from './config-files.ts';
import type { Io } from './io.ts';
import { schemaAddress } from './schema-address.ts';
import { UsageError } from './usage-error.ts';
import { writeTextFile } from './write-file.ts';

/** The flags of `init`. */
export interface InitFlags {
  force?: boolean;
}

/**
 * Writes a commented configuration file.
 *
 * @throws UsageError when the file exists and is not to be overwritten, or cannot be written
 */
export function initCommand(file: string, { force = false }: InitFlags, io: Io): void {
  if (extname(file) === '.json') {
    throw new UsageError(`${file}: JSON has no comments. Name a file that ends in .yaml.`);
  }
  writeTextFile(file, configTemplate(schemaAddress('config', file)), { keep: !force });
  const isDefault = resolve(file) === resolve(DEFAULT_CONFIG);
  const run = commandLine(isDefault ? 'run' : `run --config ${file}`);
  const from = isDefault ? `From now on a run in this folder reads it, unless --config names another one.\n` : '';
  io.stdout.write(`${file} is written. Put your targets into it, then judge them: ${run}\n${from}`);
}
