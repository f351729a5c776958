import type { OpenAPI3, SecuritySchemeObject } from 'openapi-typescript';
import { resolveReference } from '../../conformance/contracts/operations.ts';
import { headerOf, placementOf, type Placement } from '../generate/credentials.ts';

/** Where credentials come from: a value for the name of a variable. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What has to be added to a request, or the variable that is missing. */
export type Credential = { headers: Record<string, string> } | { missing: string };

/** Stands in the examples of the contracts for an access token. */
export const TOKEN_EXAMPLE = '<ACCESS_TOKEN>';

/** The variable that holds the access token. */
export const TOKEN_VARIABLE = 'SWEEP_TOKEN';

/** For the mocks, which accept whatever is there. */
export const MADE_UP: Variables = {
  SWEEP_AUTHORIZATION: 'sweep',
  [TOKEN_VARIABLE]: 'sweep',
  SWEEP_USERNAME: 'sweep',
  SWEEP_PASSWORD: 'sweep',
  SWEEP_API_KEY: 'sweep',
  SWEEP_PARTNER_ID: 'ABC12',
  SWEEP_SESSION_ID: 'sweep',
};

/** The variables whose values must not be shown. */
export const SECRETS: readonly string[] = [
  'SWEEP_AUTHORIZATION',
  TOKEN_VARIABLE,
  'SWEEP_PASSWORD',
  'SWEEP_API_KEY',
  'SWEEP_SESSION_ID',
];

/**
 * The headers that carry the credentials of an operation.
 *
 * @param names security schemes of the contract, all of which are needed
 */
export function credentialHeaders(document: OpenAPI3, names: readonly string[], variables: Variables): Credential {
  const headers: Record<string, string> = {};
  for (const name of names) {
    const scheme = document.components?.securitySchemes?.[name];
    if (scheme === undefined) throw new Error(`The contract declares no security scheme «${name}».`);
    const placement = placementOf(name, resolveReference<SecuritySchemeObject>(document, scheme));
    const needed = variablesOf(name, placement);
    const missing = needed.find((variable) => !variables[variable]);
    if (missing !== undefined) return { missing };
    const [header, value] = headerOf(placement, ...needed.map((variable) => variables[variable] ?? ''));
    headers[header] = value;
  }
  return { headers };
}

/** `partnerId` is held by `SWEEP_PARTNER_ID`. */
function variablesOf(name: string, { kind }: Placement): string[] {
  if (kind === 'bearer') return [TOKEN_VARIABLE];
  if (kind === 'basic') return ['SWEEP_USERNAME', 'SWEEP_PASSWORD'];
  return [`SWEEP_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`];
}
