import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Contract } from '../docs/contracts.ts';
import { isObject } from '../generate/json.ts';
import { messageOf } from '../message-of.ts';
import { isOpen, readConfigurationSchema, withoutSlash } from './configuration-schema.ts';
import { InterchangeError } from './interchange-error.ts';
import { variablesOf } from './variables.ts';

/** What is known of the variables, by their names. */
export type Values = Readonly<Record<string, string>>;

/** What a deployment is like, as far as it is known. */
export interface Known {
  values: Values;
  /** Pause before something that is not ready is asked for again, in seconds. */
  pauseS: number | undefined;
}

/**
 * Reads a configuration of the suite, YAML or JSON: the addresses, credentials and fixtures that the variables stand for. What it takes
 * from the environment of the process (`${NAME}`) stays open, so that no secret is copied into a file that did not hold it.
 *
 * @throws InterchangeError when the file cannot be read, or the suite would not take it: an address with a user name, a number in place
 *   of a text, an unknown key
 */
export async function readConfiguration(file: string, contracts: readonly Contract[]): Promise<Known> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new InterchangeError(`--config ${file}: cannot be read: ${messageOf(error)}`);
  });
  const configuration = parsed(text, file);
  const { problemsOf } = await readConfigurationSchema();
  const problems = problemsOf(configuration).map((problem) => `--config ${file}: ${problem}`);
  if (problems.length > 0) {
    throw new InterchangeError(
      [...problems, 'npm run reference -- --write-config FILE writes a configuration.'].join('\n'),
    );
  }
  const entries = variablesOf(contracts).flatMap(({ name, setting, kind }) => {
    const value = setting === undefined ? undefined : valueAt(configuration, setting);
    if (typeof value !== 'string' || isOpen(value)) return [];
    return [[name, kind === 'address' ? withoutSlash(value) : value] as const];
  });
  const pollMs = valueAt(configuration, 'timing.pollMs');
  return { values: Object.fromEntries(entries), pauseS: typeof pollMs === 'number' ? pollMs / 1000 : undefined };
}

function parsed(text: string, file: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    // The message of the parser repeats the text, which may be a secret.
    throw new InterchangeError(`--config ${file}: is neither YAML nor JSON.`);
  }
}

/** The interfaces spell an identifier in several ways, `vorgangsNummer` and `vorgangsnummer`. */
function valueAt(configuration: unknown, path: string): unknown {
  return path.split('.').reduce((node, key) => {
    const entries = isObject(node) ? Object.entries(node) : [];
    return entries.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  }, configuration);
}
