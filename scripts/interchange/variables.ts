import { BASE_URL, isBaseUrl, withoutSlashAtEnd } from '../../conformance/engine/config/base-url.ts';
import { loadConfig, writtenConfig } from '../../conformance/engine/config/load.ts';
import { settingNamed } from '../../conformance/engine/config/published-schema.ts';
import { variableName } from '../../conformance/engine/config/settings.ts';
import { isObject } from '../../conformance/json.ts';
import { INTERFACES, ISSUERS } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import { triedOperations, type TriedParameter } from '../docs/site/try-it-data.ts';

/** A variable of the collection, which the user sets or a response provides. */
export interface Variable {
  /** Name in the collection and in the environment. */
  key: string;
  /** Description, as a sentence. */
  description: string;
  /** Path in the configuration of the suite: `credentials.login.username`; empty if only a response provides it. */
  setting: string;
  /** Initial value; never a secret. */
  value: string;
}

export type Variables = ReadonlyMap<string, Variable>;

/** Variable of the platform's access token. */
export const ACCESS_TOKEN = 'access_token';

/** Variable of a session's cookie. */
export const SESSION = 'session_id';

/** Variable of an identifier; shared by the versions of an interface and by spellings of the same identifier. */
export function identifierVariable(interfaceId: string, operationId: string, parameter: string): string {
  const plain = parameter.charAt(0).toLowerCase() + parameter.slice(1);
  // The parent of a new partner is another partner than those that are read and changed.
  const name = operationId === 'createPartner' ? 'parentPartnerId' : plain.replace(/(?<=[a-z])nummer$/, 'Nummer');
  return `${interfaceId.replace(/-v\d+$/, '')}_${name}`;
}

/** Whether a parameter identifies the subject of a request: path parameters, and the case number in a query. */
export const isIdentifier = ({ in: place, name }: TriedParameter): boolean =>
  place === 'path' || name === 'vorgangsNummer';

/** All variables of these contracts: hosts, credentials, and identifiers in requests. */
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

/** The credentials of the configuration that these interfaces require, without those that a request obtains. */
function credentialsOf(contracts: readonly Contract[]): Variable[] {
  const callers = new Set<string>(contracts.flatMap(({ id }) => [id, INTERFACES[id].caller]));
  const groups = Object.entries(settingNamed('credentials')?.properties ?? {});
  const given = groups.filter(([caller]) => callers.has(caller) && !(caller in ISSUERS));
  return given.flatMap(([caller, { description: who = '', properties = {} }]) => {
    const parts = Object.entries(properties).filter(([, { type }]) => type === 'string');
    // `partner_partnerId` already means the partner that a request is about.
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

/** Values of variables, by name. */
export type Values = Readonly<Record<string, string>>;

const isAddress = ({ setting }: Variable): boolean => setting.startsWith('targets.');

/** A value for requests: addresses without a slash at the end, since paths begin with one. */
const valueOf = (variable: Variable, value: string): string => (isAddress(variable) ? withoutSlashAtEnd(value) : value);

/** Replaces an address from an environment variable while the suite checks the configuration; must itself be a valid address. */
const OPEN = 'http://open.invalid';

/**
 * Reads the values of the variables from a configuration of the suite. Values from environment variables (`${NAME}`) are left out, so that
 * no secret is copied into a file that did not hold it.
 *
 * @throws ConfigError if a file cannot be read, or the suite rejects the configuration
 */
export function readConfiguration(files: readonly string[], variables: Variables): Values {
  const written = writtenConfig(files);
  const isOpen = (value: unknown): boolean => /\$\{\w+\}/.test(String(value));
  const targets = Object.entries(valueAt(written, 'targets') ?? {});
  // An address with an environment variable inside cannot be checked, so it is replaced completely.
  const open = Object.fromEntries(targets.filter(([, url]) => isOpen(url)).map(([host]) => [host, OPEN]));
  loadConfig(files, new Proxy<NodeJS.ProcessEnv>({}, { get: () => OPEN }), open);
  const entries = [...variables.values()].flatMap((variable) => {
    const value = valueAt(written, variable.setting);
    return typeof value !== 'string' || isOpen(value) ? [] : [[variable.key, valueOf(variable, value)] as const];
  });
  return Object.fromEntries(entries);
}

/** The value at a path of a configuration, ignoring case: the interfaces write `vorgangsNummer` and `vorgangsnummer`. */
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
 * @throws Error if a variable is unknown, a value is missing, or the suite would reject an address
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
    // The message does not repeat the value, which may contain a secret.
    if (isAddress(variable) && !isBaseUrl(value)) throw new Error(`--set ${name}=…: must be ${BASE_URL}.`);
    return [name, valueOf(variable, value)] as const;
  });
  return Object.fromEntries(entries);
}
