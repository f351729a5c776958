import type { OpenAPI3 } from 'openapi-typescript';
import { isObject, type JsonObject } from '../../../conformance/json.ts';
import { resolveReference } from '../../../conformance/contracts/operations.ts';

/** Closed lists of a contract by their names. */
export type Lists = ReadonlyMap<string, readonly string[]>;

/**
 * The closed lists that a document marks with `x-list`: names of tags, values of an enumeration, or properties of an object. An object with
 * `x-list: { <name>: <value>, … }` gives several lists: each has the properties that apply to that value (`x-applies-to`) or have it as
 * default.
 *
 * @throws {Error} if a schema with `x-list` is neither an enumeration nor an object
 */
export function listsOf(document: OpenAPI3): Lists {
  const lists = new Map<string, readonly string[]>();
  for (const { name, list } of taggedLists(document)) lists.set(list, [...(lists.get(list) ?? []), name]);
  for (const [name, part] of Object.entries(document.components?.schemas ?? {})) {
    const schema = part as JsonObject;
    const list = schema['x-list'];
    if (typeof list === 'string') lists.set(list, membersOf(document, name, schema));
    if (!isObject(list)) continue;
    for (const [each, value] of Object.entries(list)) {
      const properties = Object.entries(propertiesOf(document, schema, isUnlisted));
      lists.set(
        each,
        properties.flatMap(([property, member]) => (isFor(member, value) ? [property] : [])),
      );
    }
  }
  return lists;
}

/** The tags that belong to a list. */
export function taggedLists({ tags = [] }: OpenAPI3): { name: string; list: string }[] {
  return tags.flatMap((tag) => {
    const { 'x-list': list } = tag as { 'x-list'?: unknown };
    return typeof list === 'string' ? [{ name: tag.name, list }] : [];
  });
}

function membersOf(document: OpenAPI3, name: string, schema: JsonObject): string[] {
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String);
  const properties = Object.keys(propertiesOf(document, schema, isUnlisted));
  if (properties.length > 0) return properties;
  throw new Error(`components.schemas.${name}: \`x-list\` needs an enumeration, or an object with properties.`);
}

/**
 * The properties of an object and of its `allOf` parts.
 *
 * @param isPart whether the properties of a part count; by default always
 */
export function propertiesOf(
  document: OpenAPI3,
  schema: JsonObject,
  isPart: (part: JsonObject) => boolean = () => true,
): Record<string, unknown> {
  const { allOf, properties } = resolveReference<JsonObject>(document, schema);
  const parts = (Array.isArray(allOf) ? (allOf as JsonObject[]) : []).map((part) =>
    resolveReference<JsonObject>(document, part),
  );
  const inherited = parts.filter(isPart).map((part) => propertiesOf(document, part, isPart));
  return Object.assign({}, ...inherited, properties) as Record<string, unknown>;
}

/** A part with its own `x-list` does not count for another list. */
function isUnlisted(part: JsonObject): boolean {
  return part['x-list'] === undefined;
}

function isFor(property: unknown, value: unknown): boolean {
  if (!isObject(property)) return false;
  const { 'x-applies-to': types, default: initial } = property;
  return initial === value || (Array.isArray(types) && types.includes(value));
}
