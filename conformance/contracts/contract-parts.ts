import { isObject, pointerStep, type JsonObject } from '../json.ts';

/** Members of OpenAPI and JSON Schema whose own members have names of their choice. */
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

/** Members that hold plain data, in which nothing is a reference. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples', 'value']);

/** Takes an object of a contract, where it stands, and, if it stands in a map such as `properties`, the map and its name there. */
type Visit = (part: JsonObject, at: string, place?: { map: string; name: string }) => void;

/** Visits the objects of an OpenAPI document, each before those inside of it; data such as examples is left out. */
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
