import { readFile } from 'node:fs/promises';
import { parseYaml } from '@redocly/openapi-core';
import type { Contract } from '../docs/contracts.ts';
import { isObject } from '../generate/json.ts';
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
 * @throws InterchangeError when the file cannot be read or is no configuration
 */
export async function readConfiguration(file: string, contracts: readonly Contract[]): Promise<Known> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new InterchangeError(`--config ${file}: cannot be read: ${messageOf(error)}`);
  });
  const configuration = parsed(text, file);
  if (!isObject(configuration) || !isObject(configuration.targets)) {
    throw new InterchangeError(
      `--config ${file}: is no configuration of the suite: it has no targets. ` +
        'npm run reference -- --write-config FILE writes one.',
    );
  }
  const entries = variablesOf(contracts).flatMap(({ name, setting }) => {
    const value = setting === undefined ? undefined : textAt(configuration, setting);
    return value === undefined ? [] : [[name, value] as const];
  });
  const pollMs = numberAt(configuration, 'timing.pollMs');
  return { values: Object.fromEntries(entries), pauseS: pollMs === undefined ? undefined : pollMs / 1000 };
}

function parsed(text: string, file: string): unknown {
  try {
    return parseYaml(text);
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

function textAt(configuration: unknown, path: string): string | undefined {
  const value = valueAt(configuration, path);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (text === '' || /\$\{[A-Za-z_][A-Za-z0-9_]*\}/.test(text)) return undefined;
  return path.startsWith('targets.') ? text.replace(/\/+$/, '') : text;
}

function numberAt(configuration: unknown, path: string): number | undefined {
  const value = valueAt(configuration, path);
  return typeof value === 'number' ? value : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
