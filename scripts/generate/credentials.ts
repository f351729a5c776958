import type { OpenAPI3, OperationObject, SecuritySchemeObject } from 'openapi-typescript';
import { pascalCase, uncapitalized } from '../../conformance/generator/code-text.ts';
import { operationsOf, resolveReference } from '../../conformance/contracts/operations.ts';

/** Position of a credential in a request. */
export interface Placement {
  kind: 'bearer' | 'basic' | 'header' | 'cookie';
  header: string;
  /** Name, if it is a cookie. */
  cookie?: string;
  /** Names of its parts, which are options of a client. */
  options: readonly string[];
}

/** A credential that an interface requires. */
export interface Credential extends Placement {
  description: string;
  /** Keys of the operations that require it. */
  operations: ReadonlySet<string>;
  /** Whether most operations other than OPTIONS require it; a client must then be given it. */
  required: boolean;
}

/**
 * The credentials that the operations of a document require. If an operation accepts one of several credentials, the first counts.
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

/** The security requirements of an operation, or else of the document: alternatives, each with scopes by security scheme. */
export function requirementsOf(document: OpenAPI3, { security }: OperationObject): readonly Record<string, string[]>[] {
  return security ?? document.security ?? [];
}

/** Names of the security schemes in the first non-empty requirement of an operation. */
export function schemesOf(document: OpenAPI3, operation: OperationObject): string[] {
  return Object.keys(requirementsOf(document, operation).find((way) => Object.keys(way).length > 0) ?? {});
}

/**
 * Position of a security scheme's credential.
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

/** The header with a credential; `password` is the second part of Basic. */
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
