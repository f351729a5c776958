import { isObject, pointerStep, type JsonObject } from '../json.ts';

/** Members of OpenAPI and JSON Schema whose values are maps with arbitrary names. */
const MAPS: ReadonlySet<string> = new Set([
  '$defs',
  'callbacks',
  'content',
  'dependentSchemas',
  'encoding',
  'headers',
  'links',
  'parameters',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'webhooks',
]);

/** Members that hold plain data, in which `$ref` has no meaning. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples', 'value']);

/** Takes an object of a contract, its JSON pointer, and for an entry of a map such as `properties` the map and the name of the entry. */
type Visit = (part: JsonObject, at: string, place?: { map: string; name: string }) => void;

/** Visits the objects of an OpenAPI document in pre-order, except data such as examples. */
export function visitParts(node: unknown, visit: Visit, at = '#', place?: { map: string; name: string }): void {
  if (Array.isArray(node)) for (const [index, item] of node.entries()) visitParts(item, visit, `${at}/${index}`);
  if (!isObject(node)) return;
  visit(node, at, place);
  for (const [key, value] of Object.entries(node)) {
    if (DATA.has(key) || key.startsWith('x-')) continue;
    const below = at + pointerStep(key);
    if (!MAPS.has(key) || !isObject(value)) visitParts(value, visit, below);
    else for (const name in value) visitParts(value[name], visit, below + pointerStep(name), { map: key, name });
  }
}
