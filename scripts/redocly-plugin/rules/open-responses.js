// @ts-check
import { isPlainObject, isRef } from '@redocly/openapi-core';

const CLOSING = ['additionalProperties', 'unevaluatedProperties'];
const SINGLE = [
  'items',
  'contains',
  'if',
  'then',
  'else',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];

/**
 * A response leaves room for members that a later version adds: no schema that a response reaches closes its objects.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
const openResponses = () => {
  /** @type {Set<unknown>} */
  const seen = new Set();

  /**
   * @param {unknown} schema
   * @param {import('@redocly/openapi-core').Location} location
   * @param {import('@redocly/openapi-core').UserContext} context
   */
  const visit = (schema, location, context) => {
    if (!isPlainObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    if (isRef(schema)) {
      const target = context.resolve(schema, location.source.absoluteRef);
      if (target.location !== undefined) visit(target.node, target.location, context);
    }
    for (const keyword of CLOSING) {
      if (schema[keyword] !== false) continue;
      context.report({
        message: `A response reaches this schema, and \`${keyword}: false\` makes clients refuse what a later version adds. Remove it, or use the schema in requests only.`,
        location: location.child(keyword),
      });
    }
    for (const keyword of SINGLE) visit(schema[keyword], location.child(keyword), context);
    for (const keyword of [...LISTS, ...MAPS]) {
      const parts = schema[keyword];
      if (typeof parts !== 'object' || parts === null) continue;
      for (const [key, part] of Object.entries(parts)) visit(part, location.child([keyword, key]), context);
    }
  };

  return {
    Response(response, context) {
      /** @type {Record<string, Record<string, object>>} */
      const parts = { content: response.content ?? {}, headers: response.headers ?? {} };
      for (const [part, carriers] of Object.entries(parts)) {
        for (const [key, carrier] of Object.entries(carriers)) {
          const target = context.resolve(carrier);
          const place = isRef(carrier) ? target.location : context.location.child([part, key]);
          if (target.node === undefined || place === undefined || !('schema' in target.node)) continue;
          visit(target.node.schema, place.child('schema'), context);
        }
      }
    },
  };
};

export default openResponses;
