import type {
  OpenAPI3,
  ParameterObject,
  ReferenceObject,
  SchemaObject,
  SecuritySchemeObject,
} from 'openapi-typescript';
import type { TypeNode } from 'typescript';
import { operationsOf, resolveReference } from '../contracts/operations.ts';
import type { BundledInterface } from './bundled-interface.ts';
import { headerOf } from './code-text.ts';
import { withGatheredTexts } from './documentation.ts';
import { openapiTypescript, typescript } from './libraries.ts';

/**
 * Writes `types.ts` of an interface: `paths`, `operations` and `components` of openapi-typescript.
 *
 * @throws {Error} if openapi-typescript rejects the document
 */
export async function generateTypes({ id, source, document, command }: BundledInterface): Promise<string> {
  const described = withoutCredentialParameters(withGatheredTexts(document));
  const declarations = await openapiTypescript.default(described, {
    silent: true,
    alphabetize: false,
    // A member with a default may still be absent in a response.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: (schema) => openEnumeration(schema) ?? emptyObject(schema),
  });
  return (
    headerOf(`Types of the interface \`${id}\``, source, command) +
    tidyComments(openapiTypescript.astToString(declarations))
  );
}

/** The type of an open enumeration: editors offer the known values, others are accepted. */
function openEnumeration(schema: SchemaObject): TypeNode | undefined {
  const known: unknown = (schema as { 'x-known-values'?: unknown })['x-known-values'];
  if (!Array.isArray(known)) return undefined;
  const { factory, SyntaxKind } = typescript;
  const anyString = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([
    ...known.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(String(value)))),
    factory.createParenthesizedType(anyString),
  ]);
}

/** The type of an object that must not have members; any other object without named members is open. */
function emptyObject(schema: SchemaObject): TypeNode | undefined {
  const { type, properties, additionalProperties } = schema as Record<string, unknown>;
  if (type !== 'object' || properties !== undefined || additionalProperties !== false) return undefined;
  const { factory, SyntaxKind } = typescript;
  return factory.createTypeReferenceNode('Record', [
    factory.createKeywordTypeNode(SyntaxKind.StringKeyword),
    factory.createKeywordTypeNode(SyntaxKind.NeverKeyword),
  ]);
}

/** Aligns the continuation lines of comments, and drops tags that repeat the type. */
function tidyComments(code: string): string {
  return code
    .replaceAll(/^( *\*) {5}/gm, '$1 ')
    .replaceAll(/^( *\*) +$/gm, '$1')
    .replaceAll(/^ *\* @(?:enum \{.*\}|constant) *\n/gm, '')
    .replaceAll(/^ *\/\*\* @(?:enum \{.*\}|constant) *\*\/\n/gm, '');
}

/**
 * Removes parameters that a client fills in by itself: those that OpenAPI ignores, and those that repeat a security scheme. Otherwise
 * every call would have to pass the credential again. Changes the document, and returns it.
 */
function withoutCredentialParameters(document: OpenAPI3): OpenAPI3 {
  const filled = new Set(['header accept', 'header content-type', 'header authorization']);
  for (const reference of Object.values(document.components?.securitySchemes ?? {})) {
    const scheme = resolveReference<SecuritySchemeObject>(document, reference);
    if (scheme.type === 'apiKey') filled.add(`${scheme.in} ${scheme.name.toLowerCase()}`);
  }
  const isFree = (parameter: ParameterObject | ReferenceObject): boolean => {
    const { in: place, name } = resolveReference<ParameterObject>(document, parameter);
    return !filled.has(`${place} ${name.toLowerCase()}`);
  };
  for (const item of Object.values(document.paths ?? {})) {
    if (!('$ref' in item) && item.parameters !== undefined) item.parameters = item.parameters.filter(isFree);
  }
  for (const { object } of operationsOf(document)) {
    if (object.parameters !== undefined) object.parameters = object.parameters.filter(isFree);
  }
  return document;
}
