import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { BASE_URL, isBaseUrl, withoutSlashAtEnd } from '../../conformance/engine/config/base-url.ts';
import { loadConfig } from '../../conformance/engine/config/load.ts';
import { isObject } from '../../conformance/json.ts';
import type { Variable } from './variables.ts';

/** What is known of the variables, by their names. */
export type Values = Readonly<Record<string, string>>;

/** Stands for what comes from the environment of the process, and is an address that the suite takes. */
const OPEN = 'http://open.invalid/${}';

/**
 * Reads a configuration of the suite: the addresses, credentials and fixtures that the variables stand for. What it takes from the
 * environment of the process (`${NAME}`) stays open, so that no secret is copied into a file that did not hold it.
 *
 * @throws ConfigError when the file cannot be read, or the suite would not take it
 */
export function readConfiguration(files: readonly string[], variables: readonly Variable[]): Values {
  const environment = new Proxy<NodeJS.ProcessEnv>({}, { get: () => OPEN });
  // The last file that names an address has the last word. One that takes a part from the environment could only be checked as a whole.
  const targets = Object.entries(Object.assign({}, ...files.map(targetsIn)) as Values);
  const open = targets.filter(([, url]) => /\$\{\w+\}/.test(url)).map(([host]) => [host, OPEN] as const);
  const config = loadConfig(files, environment, Object.fromEntries(open));
  const entries = variables.flatMap(({ name, setting = '', kind }) => {
    const value = valueAt(config, setting);
    return typeof value !== 'string' || value.includes(OPEN) ? [] : [[name, valueOf(kind, value)]];
  });
  return Object.fromEntries(entries) as Values;
}

function targetsIn(file: string): Values {
  try {
    const { targets } = parse(readFileSync(file, 'utf8'), { logLevel: 'error' }) as { targets: Values };
    return targets;
  } catch {
    // The suite says what is wrong with the file.
    return {};
  }
}

/** The interfaces spell an identifier in several ways, `vorgangsNummer` and `vorgangsnummer`. */
function valueAt(configuration: unknown, path: string): unknown {
  return path.split('.').reduce((node, key) => {
    const entries = isObject(node) ? Object.entries(node) : [];
    return entries.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  }, configuration);
}

/** Paths begin with a slash, so an address ends without one. */
const valueOf = (kind: Variable['kind'], value: string): string =>
  kind === 'address' ? withoutSlashAtEnd(value) : value;

/**
 * Reads the values of --set, each `NAME=VALUE`.
 *
 * @throws Error when there is no such variable, no value, or an address that the suite would not take
 */
export function readSettings(settings: readonly string[], variables: readonly Variable[]): Values {
  const entries = settings.map((setting) => {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(setting) ?? [];
    if (name === undefined || value === undefined) throw new Error('--set takes NAME=VALUE.');
    const variable = variables.find((one) => one.name === name);
    if (variable === undefined) {
      const names = variables.map((one) => one.name).join(', ');
      throw new Error(`--set ${name}=…: there is no variable «${name}». There are: ${names}.`);
    }
    // Not repeated: what is wrong with it may be that it holds a secret.
    if (variable.kind === 'address' && !isBaseUrl(value)) throw new Error(`--set ${name}=…: must be ${BASE_URL}.`);
    return [name, valueOf(variable.kind, value)];
  });
  return Object.fromEntries(entries) as Values;
}
