import { BASE_URL, isBaseUrl, withoutSlashAtEnd } from '../../conformance/engine/config/base-url.ts';
import { loadConfig, writtenConfig } from '../../conformance/engine/config/load.ts';
import { isObject } from '../../conformance/json.ts';
import { NAME, stableId } from './collection.ts';
import type { Variable, Variables } from './variables.ts';

/** What is known of the variables, by their names. */
export type Values = Readonly<Record<string, string>>;

/** Stands for what comes from the environment of the process: an address, since the suite would not take another text for one. */
const OPEN = 'http://open.invalid';
const SECRET = /token|session_id|password|apiKey|authorization/i;

const isAddress = ({ setting }: Variable): boolean => setting.startsWith('targets.');

/**
 * Makes the environment of the collection: addresses and credentials, and what is known of the rest. What answers show is left out
 * unless it is known, since an environment wins over what was kept; the collection lists it.
 */
export function environmentOf(variables: Variables, values: Values): object {
  const entries = [...variables.values()].flatMap(({ name: key, setting, meaning: description, placeholder }) => {
    const value = values[key] ?? (/^(?:targets|credentials)\./.test(setting) ? placeholder : undefined);
    const type = SECRET.test(key) ? 'secret' : 'default';
    return value === undefined ? [] : { key, value, type, enabled: true, description };
  });
  return { id: stableId('environment'), name: NAME, values: entries, _postman_variable_scope: 'environment' };
}

/**
 * Reads a configuration of the suite: the addresses, credentials and fixtures that the variables stand for. What it takes from the
 * environment of the process (`${NAME}`) stays open, so that no secret is copied into a file that did not hold it.
 *
 * @throws ConfigError when the file cannot be read, or the suite would not take it
 */
export function readConfiguration(files: readonly string[], variables: Variables): Values {
  const written = writtenConfig(files);
  const isOpen = (value: unknown): boolean => /\$\{\w+\}/.test(String(value));
  const targets = Object.entries(valueAt(written, 'targets') ?? {});
  // An address that takes a part from the environment could only be checked as a whole.
  const open = Object.fromEntries(targets.filter(([, url]) => isOpen(url)).map(([host]) => [host, OPEN]));
  loadConfig(files, new Proxy<NodeJS.ProcessEnv>({}, { get: () => OPEN }), open);
  const entries = [...variables.values()].flatMap((variable) => {
    const value = valueAt(written, variable.setting);
    return typeof value !== 'string' || isOpen(value) ? [] : [[variable.name, valueOf(variable, value)]];
  });
  return Object.fromEntries(entries) as Values;
}

/** The interfaces spell an identifier in several ways, `vorgangsNummer` and `vorgangsnummer`. */
function valueAt(configuration: unknown, path: string): unknown {
  return path.split('.').reduce((node, key) => {
    const entries = isObject(node) ? Object.entries(node) : [];
    return entries.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  }, configuration);
}

/** Paths begin with a slash, so an address ends without one. */
const valueOf = (variable: Variable, value: string): string => (isAddress(variable) ? withoutSlashAtEnd(value) : value);

/**
 * Reads the values of --set, each `NAME=VALUE`.
 *
 * @throws Error when there is no such variable, no value, or an address that the suite would not take
 */
export function readSettings(settings: readonly string[], variables: Variables): Values {
  const entries = settings.map((setting) => {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(setting) ?? [];
    if (name === undefined || value === undefined) throw new Error('--set takes NAME=VALUE.');
    const variable = variables.get(name);
    if (variable === undefined) {
      const names = [...variables.keys()].join(', ');
      throw new Error(`--set ${name}=…: there is no variable «${name}». There are: ${names}.`);
    }
    // Not repeated: what is wrong with it may be that it holds a secret.
    if (isAddress(variable) && !isBaseUrl(value)) throw new Error(`--set ${name}=…: must be ${BASE_URL}.`);
    return [name, valueOf(variable, value)];
  });
  return Object.fromEntries(entries) as Values;
}
