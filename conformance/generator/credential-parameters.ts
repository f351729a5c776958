import type { OpenAPI3, ParameterObject, ReferenceObject, SecuritySchemeObject } from 'openapi-typescript';
import { operationsOf, resolveReference } from '../contracts/operations.ts';

/**
 * Takes the parameters out of a document that a client fills in by itself: the ones that OpenAPI tells to ignore, and
 * those that repeat a security scheme. Otherwise every call would have to pass the credential once more.
 *
 * Changes the document, and returns it.
 */
export function withoutCredentialParameters(document: OpenAPI3): OpenAPI3 {
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
