import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject } from '../json.ts';
import { THIS_MACHINE } from './network.ts';
import { readText, UsageError } from './usage-error.ts';
import { textWithSchema } from './with-schema.ts';
import { writeTextFile } from './write-file.ts';

/** It holds passwords and tokens. */
const OWNER_ONLY = 0o600;

/**
 * Writes the configuration of --write-config: JSON where the name of the file ends so, or else YAML.
 *
 * @throws UsageError when it cannot be written, or would take the place of something else than an earlier one
 */
export function writeConfig(file: string, config: object): void {
  if (existsSync(file) && !isWritten(file, readText(file, 'Name another file.', `--write-config ${file}`))) {
    throw new UsageError(
      `--write-config ${file}: there is a file of that name already, and --write-config did not write it for servers of this machine, or it was edited since. Name another file, or delete it.`,
    );
  }
  writeTextFile(file, textWithSchema('config', file, config), { mode: OWNER_ONLY });
}

function valueOf(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Tells whether a text was written before: with every target on this machine, and without comments or another layout of somebody's own. */
function isWritten(file: string, text: string): boolean {
  const value = valueOf(text);
  const targets = isObject(value) && isObject(value['targets']) ? Object.values(value['targets']) : [];
  return (
    targets.length > 0 &&
    targets.every(
      (url) => typeof url === 'string' && URL.canParse(url) && THIS_MACHINE.includes(new URL(url).hostname),
    ) &&
    isObject(value) &&
    text === textWithSchema('config', file, value)
  );
}
