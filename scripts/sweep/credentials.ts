import type { OpenAPI3 } from 'openapi-typescript';
import { secretsInAuthorization } from '../../conformance/engine/redact.ts';
import { TOKEN_EXAMPLE, type Credentials, type TriedOperation } from '../docs/site/try-it-data.ts';
import { credentialsOf, headerOf } from '../generate/credentials.ts';

/** Environment variables, which hold the credentials for targets. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable of each part of a credential; parts are named like the options of the clients. */
const VARIABLES: Readonly<Record<string, string>> = {
  authorization: 'SWEEP_AUTHORIZATION',
  accessToken: 'SWEEP_TOKEN',
  username: 'SWEEP_USERNAME',
  password: 'SWEEP_PASSWORD',
  apiKey: 'SWEEP_API_KEY',
  partnerId: 'SWEEP_PARTNER_ID',
  sessionId: 'SWEEP_SESSION_ID',
};

/** The credentials in the environment; missing and empty ones are left out. */
export function credentialsIn(environment: Environment): Credentials {
  const parts = Object.entries(VARIABLES).map(([part, variable]) => [part, environment[variable] ?? ''] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== ''));
}

/** Returns a function that finds the first unset variable that an operation needs. */
export function missingVariables(document: OpenAPI3, credentials: Credentials) {
  const known = credentialsOf(document);
  return (key: string, { parameters }: TriedOperation): string | undefined => {
    const parts = known.filter(({ operations }) => operations.has(key)).flatMap(({ options }) => options);
    if (parameters.some(({ value }) => value === TOKEN_EXAMPLE)) parts.push('accessToken');
    const missing = parts.find((part) => credentials[part] === undefined);
    return missing && (VARIABLES[missing] ?? missing);
  };
}

/** The secrets among the credentials, in every form in which requests contain them. */
export function secretsOf({ username, partnerId: _public, ...secrets }: Credentials): string[] {
  const pair = headerOf({ kind: 'basic', header: 'Authorization', options: [] }, username, secrets['password'])[1];
  return [...Object.values(secrets), pair].flatMap(secretsInAuthorization);
}
