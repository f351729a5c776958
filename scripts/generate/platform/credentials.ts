import type { OpenAPI3, SecuritySchemeObject } from 'openapi-typescript';
import { optionsOf, placementOf } from '../credentials.ts';
import { isObject, type JsonObject } from '../../../conformance/json.ts';
import { resolveReference } from '../../../conformance/contracts/operations.ts';

/** How a part of a credential is sent. */
export interface CredentialHeader {
  header: string;
  /** The word before it. */
  scheme?: 'Bearer';
  /** Said of what may be seen. */
  secret?: false;
}

/** What a credential is obtained by. */
export interface Issuer {
  interface: string;
  operation: string;
  /** The credential that the operation asks for. */
  credential: string;
}

/** A security scheme, as the configuration and the suite see it. */
export interface SchemeFacts {
  /** The credential that it stands for. */
  credential: string;
  /** Headers by the parts of the credential that they carry. */
  headers: Readonly<Record<string, CredentialHeader>>;
  cookie?: string;
  issuer?: Issuer;
}

/**
 * What the security schemes of a document say about credentials, by their names.
 *
 * @param host of the interface: `x-credential: host` is the credential that is named like it
 * @throws {Error} if one does not say which credential it is
 */
export function schemeFactsOf(document: OpenAPI3, host: string): ReadonlyMap<string, SchemeFacts> {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  return new Map(
    schemes.map(([name, part]) => [name, factsOf(name, resolveReference<SecuritySchemeObject>(document, part), host)]),
  );
}

function factsOf(name: string, scheme: SecuritySchemeObject, host: string): SchemeFacts {
  const { 'x-credential': said, 'x-issued-by': issued, 'x-secret': secret } = scheme as object as JsonObject;
  if (typeof said !== 'string') throw new Error(`components.securitySchemes.${name} needs \`x-credential\`.`);
  const placement = placementOf(name, scheme);
  const [option = ''] = optionsOf(placement);
  const seen = secret === false ? ({ secret } as const) : {};
  return {
    credential: said === 'host' ? host : said,
    headers:
      placement.kind === 'bearer'
        ? { [option]: { header: 'Authorization', scheme: 'Bearer', ...seen } }
        : placement.kind === 'header'
          ? { [option]: { header: placement.header, ...seen } }
          : {},
    ...(placement.kind === 'cookie' && { cookie: placement.cookie }),
    ...(issued !== undefined && { issuer: issuerOf(name, issued) }),
  };
}

function issuerOf(name: string, issued: unknown): Issuer {
  const { operation, credential } = isObject(issued) ? issued : {};
  const [id, operationId] = typeof operation === 'string' ? operation.split('#') : [];
  if (id !== undefined && operationId !== undefined && typeof credential === 'string') {
    return { interface: id, operation: operationId, credential };
  }
  throw new Error(
    `components.securitySchemes.${name}: write \`x-issued-by: { operation: <interface>#<operationId>, credential: … }\`.`,
  );
}
