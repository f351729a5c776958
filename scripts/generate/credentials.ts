import type { OpenAPI3, OperationObject, SecuritySchemeObject } from 'openapi-typescript';
import { pascalCase, uncapitalized } from '../../conformance/generator/code-text.ts';
import { operationsOf, resolveReference } from '../../conformance/contracts/operations.ts';

/** Where a credential stands in a request. */
export interface Placement {
  kind: 'bearer' | 'basic' | 'header' | 'cookie';
  header: string;
  /** The name of the cookie, where it is one. */
  cookie?: string;
  /** What its parts are called. */
  options: readonly string[];
}

/** A credential that an interface asks for; the client has an option for each of its parts. */
export interface Credential extends Placement {
  description: string;
  /** Keys of the operations that ask for it. */
  operations: ReadonlySet<string>;
  /** Whether a client without it is of little use: most operations other than OPTIONS ask for it. */
  required: boolean;
}

/**
 * The credentials that the operations of a document ask for. Where an operation takes one of several credentials, the first counts.
 *
 * @throws {Error} if a security scheme is of a kind that the clients do not know
 */
export function credentialsOf(document: OpenAPI3): Credential[] {
  const operations = operationsOf(document);
  const others = operations.filter(({ method }) => method !== 'options');
  return Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, reference]) => {
    const scheme = resolveReference<SecuritySchemeObject>(document, reference);
    const asking = operations.filter(({ object }) => schemesOf(document, object).includes(name));
    if (asking.length === 0) return [];
    return [
      {
        ...placementOf(name, scheme),
        description: (scheme.description ?? '').replaceAll(/\s+/g, ' '),
        operations: new Set(asking.map(({ key }) => key)),
        required: others.filter((operation) => asking.includes(operation)).length > others.length / 2,
      },
    ];
  });
}

/** The ways to be let in, each with its scopes by security scheme: those of the operation, or else of the document. */
export function waysIn(document: OpenAPI3, { security }: OperationObject): readonly Record<string, string[]>[] {
  return security ?? document.security ?? [];
}

/** Names of the security schemes that an operation asks for; of several ways the first counts. */
export function schemesOf(document: OpenAPI3, operation: OperationObject): string[] {
  return Object.keys(waysIn(document, operation).find((way) => Object.keys(way).length > 0) ?? {});
}

/**
 * Where a security scheme puts its credential.
 *
 * @throws {Error} if it is of a kind that the clients do not know
 */
export function placementOf(name: string, scheme: SecuritySchemeObject): Placement {
  const bearer = { kind: 'bearer', header: 'Authorization', options: ['accessToken'] } as const;
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return bearer;
  if (scheme.type === 'http' && scheme.scheme === 'bearer') return bearer;
  if (scheme.type === 'http' && scheme.scheme === 'basic')
    return { kind: 'basic', header: 'Authorization', options: ['username', 'password'] };
  if (scheme.type === 'apiKey' && scheme.in === 'header')
    return { kind: 'header', header: scheme.name, options: [camelCase(scheme.name.replace(/^X-/i, ''))] };
  if (scheme.type === 'apiKey' && scheme.in === 'cookie')
    return { kind: 'cookie', header: 'Cookie', cookie: scheme.name, options: [camelCase(scheme.name)] };
  throw new Error(
    `components.securitySchemes.${name}: the clients know bearer, basic, and keys in a header or cookie only.`,
  );
}

/** The header that carries a credential, of which Basic has two parts. */
export function headerOf(
  { kind, header, cookie }: Placement,
  value = '',
  password = '',
): [name: string, value: string] {
  const values = {
    bearer: `Bearer ${value}`,
    basic: `Basic ${Buffer.from(`${value}:${password}`).toString('base64')}`,
    header: value,
    cookie: `${cookie}=${value}`,
  };
  return [header, values[kind]];
}

const camelCase = (name: string): string => uncapitalized(pascalCase(name));
