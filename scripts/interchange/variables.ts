import { BASE_URL, isBaseUrl, withoutSlashAtEnd } from '../../conformance/engine/config/base-url.ts';
import { loadConfig, writtenConfig } from '../../conformance/engine/config/load.ts';
import { settingNamed } from '../../conformance/engine/config/published-schema.ts';
import { variableName } from '../../conformance/engine/config/settings.ts';
import { isObject } from '../../conformance/json.ts';
import { INTERFACES, ISSUERS } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import { triedOperations, type TriedParameter } from '../docs/site/try-it-data.ts';

/** A value that a request takes from whoever sends it. */
export interface Variable {
  /** Its name in the collection and in the environment. */
  key: string;
  /** What it is, as a sentence. */
  description: string;
  /** Where the configuration of the suite has it: `credentials.login.username`; empty where only an answer shows it. */
  setting: string;
  /** What stands in its place until somebody sets it; nothing in it is secret. */
  value: string;
}

/** Variables by their names. */
export type Variables = ReadonlyMap<string, Variable>;

/** The token of the platform, which the token endpoint gives. */
export const ACCESS_TOKEN = 'access_token';

/** The cookie of a session, which the form login gives. */
export const SESSION = 'session_id';

/** The variable of an identifier: versions of an interface, and spellings of one identifier, share it. */
export function identifierVariable(interfaceId: string, operationId: string, parameter: string): string {
  const plain = parameter.charAt(0).toLowerCase() + parameter.slice(1);
  // A partner is created below another one than those that are read and changed.
  const name = operationId === 'createPartner' ? 'parentPartnerId' : plain.replace(/(?<=[a-z])nummer$/, 'Nummer');
  return `${interfaceId.replace(/-v\d+$/, '')}_${name}`;
}

/** Tells whether a parameter says what a request is about: in the path, and of a query the number of a case. */
export const isIdentifier = ({ in: place, name }: TriedParameter): boolean =>
  place === 'path' || name === 'vorgangsNummer';

/** Every variable of these contracts: their hosts, the credentials, the identifiers that requests name. */
export function variablesOf(contracts: readonly Contract[]): Variables {
  const all: Variable[] = [
    ...contracts.map(({ placeholder: key, host, mockUrl: value }) => {
      const description = `Address of the host ${host}, without a slash at the end.`;
      return { key, description, setting: `targets.${host}`, value };
    }),
    ...credentialsOf(contracts),
    credential(ACCESS_TOKEN, 'Token of the platform; the token endpoint gives it.'),
    credential(SESSION, 'Cookie of a session; the form login gives it.'),
    ...contracts.flatMap(identifiersOf),
  ];
  return new Map(all.map((variable) => [variable.key, variable]));
}

/** The credentials of the configuration that callers of these interfaces need, without those that a request obtains. */
function credentialsOf(contracts: readonly Contract[]): Variable[] {
  const callers = new Set<string>(contracts.flatMap(({ id }) => [id, INTERFACES[id].caller]));
  const groups = Object.entries(settingNamed('credentials')?.properties ?? {});
  const given = groups.filter(([caller]) => callers.has(caller) && !(caller in ISSUERS));
  return given.flatMap(([caller, { description: who = '', properties = {} }]) => {
    const parts = Object.entries(properties).filter(([, { type }]) => type === 'string');
    // `partner_partnerId` is the partner that a request is about.
    return parts.map(([part, { description: what = '' }]) =>
      credential(`${caller}_${part.replace('partner', 'caller')}`, `${who} ${what}`, `credentials.${caller}.${part}`),
    );
  });
}

function credential(key: string, description: string, setting = ''): Variable {
  return { key, description, setting, value: `YOUR_${variableName(key)}` };
}

function identifiersOf(contract: Contract): Variable[] {
  return triedOperations(contract).flatMap(({ id, parameters }) =>
    parameters.filter(isIdentifier).map(({ name, description, value }) => {
      const key = identifierVariable(contract.id, id, name);
      return { key, description, setting: `fixtures.${key.replace('_', '.')}`, value };
    }),
  );
}

/** Values of variables, by their names. */
export type Values = Readonly<Record<string, string>>;

const isAddress = ({ setting }: Variable): boolean => setting.startsWith('targets.');

/** A value as requests take it: a path, which begins with a slash, follows an address. */
const valueOf = (variable: Variable, value: string): string => (isAddress(variable) ? withoutSlashAtEnd(value) : value);

/** Replaces an address that comes from the environment of the process; an address itself, since the suite checks it. */
const OPEN = 'http://open.invalid';

/**
 * Reads the addresses, credentials and fixtures that the variables stand for from a configuration of the suite. What it takes from the
 * environment of the process (`${NAME}`) is left out, so that no secret is copied into a file that did not hold it.
 *
 * @throws ConfigError when a file cannot be read, or the suite would not take the configuration
 */
export function readConfiguration(files: readonly string[], variables: Variables): Values {
  const written = writtenConfig(files);
  const isOpen = (value: unknown): boolean => /\$\{\w+\}/.test(String(value));
  const targets = Object.entries(valueAt(written, 'targets') ?? {});
  // An address of which a part is open can only be checked as a whole.
  const open = Object.fromEntries(targets.filter(([, url]) => isOpen(url)).map(([host]) => [host, OPEN]));
  loadConfig(files, new Proxy<NodeJS.ProcessEnv>({}, { get: () => OPEN }), open);
  const entries = [...variables.values()].flatMap((variable) => {
    const value = valueAt(written, variable.setting);
    return typeof value !== 'string' || isOpen(value) ? [] : [[variable.key, valueOf(variable, value)] as const];
  });
  return Object.fromEntries(entries);
}

/** What a configuration says at a path. Letter case does not count: the interfaces write `vorgangsNummer` and `vorgangsnummer`. */
function valueAt(configuration: unknown, path: string): unknown {
  return path.split('.').reduce((node, key) => {
    const entries = isObject(node) ? Object.entries(node) : [];
    return entries.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1];
  }, configuration);
}

/**
 * Reads the values of --set.
 *
 * @param options - each `NAME=VALUE`
 * @throws Error when there is no such variable, no value, or an address that the suite would not take
 */
export function readOptions(options: readonly string[], variables: Variables): Values {
  const entries = options.map((option) => {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(option) ?? [];
    if (name === undefined || value === undefined) throw new Error('--set takes NAME=VALUE.');
    const variable = variables.get(name);
    if (variable === undefined) {
      const names = [...variables.keys()].join(', ');
      throw new Error(`--set ${name}=…: there is no variable «${name}». There are: ${names}.`);
    }
    // The value is not repeated: it may be refused because it holds a secret.
    if (isAddress(variable) && !isBaseUrl(value)) throw new Error(`--set ${name}=…: must be ${BASE_URL}.`);
    return [name, valueOf(variable, value)] as const;
  });
  return Object.fromEntries(entries);
}
