import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import { mapValues, type JsonObject } from '../../conformance/json.ts';
import { mapSchema } from './schema-walk.ts';

/** Keywords that OpenAPI adds to JSON Schema. */
const OF_OPENAPI = /^(x-.*|discriminator|xml|externalDocs)$/;

/**
 * The component schemas of a document as JSON Schema 2020-12, each under `$defs`. Keywords of OpenAPI are removed or translated: known
 * values and examples become `examples`, other remarks `$comment`.
 */
export function jsonSchemasOf({ source, document }: BundledInterface): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: `Generated from ${source}.`,
    title: document.info.title,
    $defs: mapValues(document.components?.schemas ?? {}, (one, name) => mapSchema(one, name, inPlainJsonSchema)),
  };
}

function inPlainJsonSchema(schema: JsonObject): JsonObject {
  const { $ref, example, 'x-known-values': known, ...rest } = schema;
  const standard = Object.fromEntries(Object.entries(rest).filter(([key]) => !OF_OPENAPI.test(key)));
  const examples = example === undefined ? known : [example];
  const comment = remarksOn(schema).join(' ');
  return {
    ...(typeof $ref === 'string' && { $ref: $ref.replace('#/components/schemas/', '#/$defs/') }),
    ...standard,
    ...(examples !== undefined && standard['examples'] === undefined && { examples }),
    ...(comment !== '' && { $comment: comment }),
  };
}

function remarksOn({ 'x-unspecified': open, 'x-applies-to': applies }: JsonObject): string[] {
  return [
    ...(typeof open === 'string' ? [`Not specified by the platform: ${open}.`] : []),
    ...(Array.isArray(applies) ? [`x-applies-to: ${applies.join(', ')}.`] : []),
  ];
}
