import type { Config, CredentialName } from './config/schema.ts';
import type { InterfaceId } from './interfaces.ts';

/** Who asks: a credential of the configuration, or nobody. */
export type Caller = CredentialName | 'none';

/** The caller that a request uses when its rule names none. */
export const DEFAULT_CALLER: Record<InterfaceId, Caller> = {
  report: 'report',
  'offers-v1': 'v2',
  'offers-v2': 'v2',
  'offers-v3': 'baufi',
  'cases-v1': 'v2',
  'cases-v2': 'v2',
  'cases-v3': 'baufi',
  applications: 'v2',
  'consumer-loan-offers': 'kex',
  partner: 'partner',
  login: 'none',
  session: 'none',
};

/** Callers whose token the login endpoint can supply. */
export function comesFromLogin(config: Config, name: CredentialName): boolean {
  const configured = config.credentials;
  return (
    (name === 'v2' || name === 'baufi') &&
    configured?.[name] === undefined &&
    configured?.login !== undefined &&
    config.targets.login !== undefined
  );
}

/** Tells whether the configuration supplies a credential, by itself or through the login endpoint. */
export function hasCredential(config: Config, name: CredentialName): boolean {
  return config.credentials?.[name] !== undefined || comesFromLogin(config, name);
}

/** The headers by which a configured credential is sent; undefined when it is not one that travels in headers. */
export function credentialHeaders(config: Config, name: CredentialName): [string, string][] | undefined {
  const credential = config.credentials?.[name];
  if (credential === undefined) return undefined;
  if ('authorization' in credential) return [['Authorization', credential.authorization]];
  if ('accessToken' in credential) return [bearer(credential.accessToken)];
  if ('apiKey' in credential) {
    return [
      ['X-ApiKey', credential.apiKey],
      ['X-PartnerId', credential.partnerId],
    ];
  }
  return undefined;
}

/** The header that carries a token. */
export function bearer(token: string): [string, string] {
  return ['Authorization', `Bearer ${token}`];
}

/** The origins that the operator listed: credentials go nowhere else (G3). */
export function targetOrigins(config: Config): Set<string> {
  return new Set(Object.values(config.targets).flatMap((url) => (url === undefined ? [] : [new URL(url).origin])));
}

/** Every secret of a configuration, for the redactor; identifiers and user names are not secret. */
export function secretsOf(config: Config): string[] {
  return Object.values(config.credentials ?? {}).flatMap((credential) => {
    if (credential === undefined) return [];
    if ('authorization' in credential) {
      const value = credential.authorization;
      return [value, value.replace(/^\S+\s+/, '')];
    }
    if ('accessToken' in credential) return [credential.accessToken];
    if ('apiKey' in credential) return [credential.apiKey];
    const pair = Buffer.from(`${credential.username}:${credential.password}`, 'utf8').toString('base64');
    return [credential.password, pair];
  });
}
