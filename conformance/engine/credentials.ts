import { OPERATIONS, type Operation } from '../../generated/operations.ts';
import {
  CREDENTIAL_HEADERS,
  INTERFACES,
  ISSUERS,
  type Credential,
  type Issuer,
  type OperationOf,
} from '../../generated/platform.ts';
import type { Config, CredentialName } from './config/schema.ts';
import { variableName } from './config/settings.ts';
import { BASIC } from './curl.ts';
import { decode } from './decode.ts';
import { isJwt, secretsInAuthorization, secretsInHeader } from './redact.ts';
import type { WireField, WireHeader } from './transport.ts';

/** The credential that a request is sent with, or none. */
export type Caller = CredentialName | 'none';

/** The text parts of a credential, by name. */
type Parts = Readonly<Record<string, string>>;

/**
 * The issuer of a credential that has to be obtained.
 *
 * @returns undefined if the configuration contains the credential, or lacks what the issuer needs
 */
export function issuerOf(config: Config, name: CredentialName): Issuer | undefined {
  const issuer = ISSUERS[name as Credential];
  if (issuer === undefined || partsOf(config, name) !== undefined) return undefined;
  const isThere =
    partsOf(config, issuer.credential) !== undefined && config.targets[INTERFACES[issuer.interface].host] !== undefined;
  return isThere ? issuer : undefined;
}

/** Looks up an operation by its operationId. */
export function operationNamed({ interface: id, operation }: OperationOf): Operation {
  const found = OPERATIONS[id].find((one) => one.id === operation);
  if (found === undefined) throw new TypeError(`${id} has no operation ${operation}`);
  return found;
}

/** The setting that a credential comes from, for messages: `credentials.login`. */
export function credentialSetting(config: Config, name: CredentialName): string {
  return `credentials.${issuerOf(config, name)?.credential ?? name}`;
}

/**
 * The setting for a credential that the configuration lacks, for messages. If it could be obtained but for the address of its issuer, names
 * that address, too.
 */
export function missingSetting(config: Config, name: CredentialName): string {
  const setting = `credentials.${name}`;
  const issuer = ISSUERS[name as Credential];
  if (issuer === undefined || partsOf(config, issuer.credential) === undefined) return setting;
  return `${setting} (or targets.${INTERFACES[issuer.interface].host}, for credentials.${issuer.credential})`;
}

/** Tells whether the configuration supplies a credential, directly or through its issuer. */
export function hasCredential(config: Config, name: CredentialName): boolean {
  return partsOf(config, name) !== undefined || issuerOf(config, name) !== undefined;
}

/** The text parts of a configured credential, without flags such as `mayFail`. */
export function partsOf({ credentials = {} }: Config, name: Credential | CredentialName): Parts | undefined {
  const parts = (credentials as Readonly<Record<string, object | undefined>>)[name];
  return parts === undefined ? undefined : textsOf(parts);
}

const texts = new WeakMap<object, Parts>();

/** Cached, since every request needs the parts of its caller, and a configuration does not change. */
function textsOf(parts: object): Parts {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  const known = texts.get(parts) ?? Object.fromEntries(Object.entries(parts).filter(isText));
  texts.set(parts, known);
  return known;
}

/** The headers of a configured credential; undefined if it is missing or not sent in headers. */
export function credentialHeaders(config: Config, name: CredentialName): WireHeader[] | undefined {
  const parts = partsOf(config, name);
  if (parts === undefined || Object.keys(parts).some((part) => !(part in CREDENTIAL_HEADERS))) return undefined;
  return Object.entries(CREDENTIAL_HEADERS).flatMap(([part, { header, scheme, secret }]): WireHeader[] => {
    const value = parts[part];
    if (value === undefined) return [];
    const withScheme = (text: string) => (scheme === undefined ? text : `${scheme} ${text}`);
    if (secret === false) return [[header, withScheme(value)]];
    return [[header, withScheme(value), withScheme(`$${variableName(name, part)}`)]];
  });
}

/**
 * The fields of a form, with shell variables for the secrets of its credential; undefined unless exactly one credential has its user
 * name.
 */
export function credentialFields(
  config: Config,
  form: Readonly<Record<string, string>>,
): readonly WireField[] | undefined {
  const own = credentialOfUser(config, form['username']);
  if (own === undefined) return undefined;
  const shown = (name: string, value: string) =>
    isSecretPart(name) && own.parts[name] === value ? `$${variableName(own.name, name)}` : undefined;
  return Object.entries(form).map(([name, value]) => [name, value, shown(name, value)]);
}

/** The credential in a form, if the password is right and no other credential has the user name. */
export function credentialIn(config: Config, form: Readonly<Record<string, string>>): CredentialName | undefined {
  const own = credentialOfUser(config, form['username']);
  return own?.parts['password'] === form['password'] ? own?.name : undefined;
}

/** Whether a request has, in a form or by HTTP Basic, the user name of a credential with a wrong password. */
export function hasWrongPassword(
  config: Config,
  {
    form,
    headers,
  }: { form?: Readonly<Record<string, string>> | undefined; headers?: Readonly<Record<string, string>> },
): boolean {
  const [username = form?.['username'], password = form?.['password']] = pairIn(headers?.['Authorization'] ?? '');
  const own = credentialsOfUser(config, username);
  return own.length > 0 && own.every(({ parts }) => parts['password'] !== password);
}

/** User name and password of an HTTP Basic header; empty for any other header. */
function pairIn(value: string): string[] {
  if (!value.startsWith(BASIC)) return [];
  const pair = Buffer.from(value.slice(BASIC.length), 'base64').toString('utf8');
  return /^([^:]*):(.*)$/s.exec(pair)?.slice(1) ?? [];
}

/** A header of a request, with shell variables if it has, by HTTP Basic, the only credential with its user name. */
export function withVariables(config: Config, [name, value]: readonly [string, string]): WireHeader {
  const [username] = name.toLowerCase() === 'authorization' ? pairIn(value) : [];
  const own = credentialOfUser(config, username);
  if (own === undefined || value !== `${BASIC}${basic(own.parts)}`) return [name, value];
  const [user, password] = ['username', 'password'].map((part) => `$${variableName(own.name, part)}`);
  return [name, value, `${BASIC}${user}:${password}`];
}

/** The only credential with this user name; undefined if there are none or several. */
function credentialOfUser(config: Config, name?: string): Named | undefined {
  const [own, ...others] = credentialsOfUser(config, name);
  return others.length > 0 ? undefined : own;
}

interface Named {
  name: CredentialName;
  parts: Parts;
}

function credentialsOfUser({ credentials = {} }: Config, name: string | undefined): Named[] {
  if (name === undefined) return [];
  return Object.entries(credentials as Readonly<Record<string, object>>)
    .map(([credential, parts]) => ({ name: credential as CredentialName, parts: textsOf(parts) }))
    .filter(({ parts: { username } }) => username === name);
}

/** The Authorization header with the token of a caller. */
export function bearer(caller: CredentialName, token: string): WireHeader {
  return ['Authorization', `Bearer ${token}`, `Bearer $${variableName(caller, 'accessToken')}`];
}

/** How to invalidate a credential: by appending characters, or, if it is a signed token, by removing its signature. */
export type Spoiling = 'lengthened' | 'unsigned';

/** The header of an unsigned JWT. */
const UNSIGNED = Buffer.from('{"alg":"none"}', 'utf8').toString('base64url');

/** Invalidates the credential in a header; a header without a secret is returned unchanged. */
export function spoiltHeader(header: WireHeader, how: Spoiling): WireHeader {
  const [name, value, shown] = header;
  const [, token = ''] = value.split(/^Bearer /);
  if (how !== 'unsigned' || shown === undefined || !isSigned(token)) return lengthened(header);
  const [, variable = ''] = shown.split(/^Bearer /);
  return [name, `Bearer ${unsigned(token)}`, `Bearer ${UNSIGNED}.$(echo ${variable}|cut -d. -f2).`];
}

/** Whether a token is a signed JWT; one with five parts is encrypted, and its claims are unknown. */
export const isSigned = (token: string): boolean =>
  isJwt(token) && token.split('.').length === 3 && !token.endsWith('.');

/** A JWT with the claims of a signed one, but unsigned. */
export function unsigned(token: string): string {
  const [, claims = ''] = token.split('.');
  return `${UNSIGNED}.${claims}.`;
}

function lengthened([name, value, shown]: WireHeader): WireHeader {
  if (shown === undefined) return [name, value];
  // Two characters change the signature of a JWT with any decoder. They go before padding, after which they would not belong to the token.
  const withMore = (variable: string) => `$(echo ${variable}|sed -E 's/={0,2}$/xx&/')`;
  return [name, value.replace(/={0,2}$/, 'xx$&'), shown.replace(/\$\w+$/, withMore)];
}

/** The origins of the targets; credentials are sent to no other origin (G3). */
export function targetOrigins(config: Config): Set<string> {
  return new Set(Object.values(config.targets).flatMap((url) => (url === undefined ? [] : [new URL(url).origin])));
}

/** Whether a part of a credential is secret; identifiers and user names are not. */
export function isSecretPart(part: string): boolean {
  return part !== 'username' && CREDENTIAL_HEADERS[part]?.secret !== false;
}

/** All secrets of a configuration, for the redactor. */
export function secretsOf(config: Config): string[] {
  return secretsBySetting(config).flatMap(([, secrets]) => secrets);
}

/** The settings of a configuration that hold secrets: `credentials.login.password`; each with what has to be masked because of it. */
export function secretsBySetting({ credentials = {}, network = {} }: Config): [setting: string, secrets: string[]][] {
  const { headers = {}, proxy = '' } = network;
  const ofCredentials = Object.entries(credentials as Readonly<Record<string, object>>).flatMap(([name, own]) => {
    const parts = textsOf(own);
    const secrets = Object.entries(parts).filter(([part]) => isSecretPart(part));
    return secrets.map(([part, value]): [string, string[]] => [
      `credentials.${name}.${part}`,
      [
        ...(isAuthorization(part) ? secretsInAuthorization(value) : [value]),
        ...(part === 'password' ? [basic(parts)] : []),
      ],
    ]);
  });
  const ofGateways = Object.entries(headers).flatMap(([host, own]) =>
    Object.entries(own).map((header): [string, string[]] => [
      `network.headers.${host}.${header[0]}`,
      secretsInHeader(header),
    ]),
  );
  return [...ofCredentials, ...ofGateways, ['network.proxy', secretsInProxy(proxy)]];
}

/** The secrets in a proxy URL, also encoded for HTTP Basic: a proxy may forward them, and a target may echo them. */
export function secretsInProxy(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { username, password } = new URL(address);
  if (username === '' && password === '') return [];
  // The user name may be a token.
  const secret = password === '' ? username : password;
  return [secret, decode(secret), basic({ username: decode(username), password: decode(password) })];
}

/** User name and password, encoded for HTTP Basic. */
function basic({ username = '', password = '' }: Parts): string {
  return Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
}

/** Whether a part is sent in the Authorization header. */
const isAuthorization = (part: string) => CREDENTIAL_HEADERS[part]?.header === 'Authorization';
