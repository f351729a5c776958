import { isObject, mapValues, type JsonObject } from '../../conformance/json.ts';

/** Keywords of JSON Schema 2020-12 that hold one schema. */
const ONE = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']);
/** Keywords that hold a list of schemas. */
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
/** Keywords that hold schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** Converts a schema whose parts are already converted; `at` is its place (`Partner/properties/typ`). */
export type TurnSchema = (schema: JsonObject, at: string) => unknown;

/**
 * Converts a schema from the inside out. Examples, defaults and names of properties are left alone.
 *
 * @param at - place of the schema, for messages
 */
export function mapSchema(schema: unknown, at: string, turn: TurnSchema): unknown {
  if (!isObject(schema)) return schema;
  const turned = mapValues(schema, (value, key) => mapPart(key, value, `${at}/${key}`, turn));
  return turn(turned, at);
}

function mapPart(key: string, value: unknown, at: string, turn: TurnSchema): unknown {
  if (ONE.has(key)) return mapSchema(value, at, turn);
  if (LISTS.has(key) && Array.isArray(value)) {
    return value.map((part, index) => mapSchema(part, `${at}/${String(index)}`, turn));
  }
  if (MAPS.has(key) && isObject(value)) {
    return mapValues(value, (part, name) => mapSchema(part, `${at}/${name}`, turn));
  }
  return value;
}
