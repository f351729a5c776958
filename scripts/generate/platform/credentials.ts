import type { OpenAPI3, SecuritySchemeObject } from 'openapi-typescript';
import { placementOf } from '../credentials.ts';
import { isObject, type JsonObject } from '../../../conformance/json.ts';
import { operationNamed, resolveReference } from '../../../conformance/contracts/operations.ts';

/** A security scheme for the configuration and the suite; `modules.ts` declares the types of its parts. */
export interface SchemeFacts {
  /** Name of the credential. */
  credential: string;
  /** Headers, by part of the credential. */
  headers: Readonly<Record<string, object>>;
  cookie?: string | undefined;
  issuer?: object | undefined;
  session?: object | undefined;
}

/**
 * The facts on a document's security schemes, by name.
 *
 * @param host of the interface: `x-credential: host` means the credential of that name
 * @throws {Error} if a scheme does not name its credential
 */
export function schemeFactsOf(document: OpenAPI3, host: string): ReadonlyMap<string, SchemeFacts> {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  return new Map(
    schemes.map(([name, part]) => [name, factsOf(name, resolveReference<SecuritySchemeObject>(document, part), host)]),
  );
}

function factsOf(name: string, scheme: SecuritySchemeObject, host: string): SchemeFacts {
  const {
    'x-credential': said,
    'x-issued-by': issued,
    'x-secret': secret,
    'x-session': session,
  } = scheme as object as JsonObject;
  if (typeof said !== 'string') throw new Error(`components.securitySchemes.${name} needs \`x-credential\`.`);
  const { kind, header, cookie, options } = placementOf(name, scheme);
  const [option = ''] = options;
  const part = { header, ...(kind === 'bearer' && { scheme: 'Bearer' }), ...(secret === false && { secret }) };
  return {
    credential: said === 'host' ? host : said,
    headers: kind === 'bearer' || kind === 'header' ? { [option]: part } : {},
    cookie,
    issuer: issued === undefined ? undefined : issuerOf(name, issued),
    session: session === undefined || cookie === undefined ? undefined : sessionOf(name, cookie, session),
  };
}

function issuerOf(name: string, issued: unknown): object {
  const { operation, credential } = isObject(issued) ? issued : {};
  const issuing = operationNamed(operation);
  if (issuing !== undefined && typeof credential === 'string') return { ...issuing, credential };
  throw new Error(
    `components.securitySchemes.${name}: write \`x-issued-by: { operation: <interface>#<operationId>, credential: … }\`.`,
  );
}

function sessionOf(name: string, cookie: string, said: unknown): object {
  const parts = isObject(said) ? said : {};
  const [open, close, token] = [parts['open'], parts['close'], parts['token']].map(operationNamed);
  if (open !== undefined && close !== undefined && token !== undefined) return { cookie, open, close, token };
  throw new Error(
    `components.securitySchemes.${name}: write \`x-session: { open, close, token }\`, each of them <interface>#<operationId>.`,
  );
}
