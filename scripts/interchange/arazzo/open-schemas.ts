import type { OpenAPI3, SchemaObject } from 'openapi-typescript';
import { mapSchema } from '../../generate/schema-walk.ts';

/**
 * A copy of a contract that says of each object that it may have further members. JSON Schema means that where it says nothing, but
 * `redocly respect` takes silence for a closed object, and would fail an answer that the contract allows.
 */
export function withOpenObjects(document: OpenAPI3): OpenAPI3 {
  const { schemas = {}, ...components } = document.components ?? {};
  const open = Object.entries(schemas).map(([name, schema]) => [name, opened(name, schema)] as const);
  return { ...document, components: { ...components, schemas: Object.fromEntries(open) } };
}

function opened(name: string, schema: object): SchemaObject {
  return mapSchema(schema, name, (part) => {
    const isObjectSchema = 'properties' in part || [part.type].flat().includes('object');
    const isSaid = 'additionalProperties' in part || 'unevaluatedProperties' in part;
    return isObjectSchema && !isSaid ? { ...part, additionalProperties: true } : part;
  }) as SchemaObject;
}
