import { pointerStep } from '../json.ts';

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

/** What has to be checked of a contract; places are JSON Pointers in a fragment, `#/components/schemas/Partner`. */
export interface ContractParts {
  /** Where each reference leads, and where it stands. */
  references: { at: string; to: string }[];
  /** Schemas with a name of their own, and those of media types, parameters and headers. */
  schemas: { at: string; schema: unknown }[];
}

/** Lists the references and the schemas of an OpenAPI document; data such as examples is left out. */
export function contractParts(document: object): ContractParts {
  const parts: ContractParts = { references: [], schemas: [] };
  collect(document, '#', 'object', parts);
  return parts;
}

function collect(node: unknown, at: string, kind: 'object' | 'map' | 'schemas', parts: ContractParts): void {
  if (typeof node !== 'object' || node === null) return;
  const isPlain = kind === 'object';
  if (isPlain && '$ref' in node && typeof node.$ref === 'string') parts.references.push({ at, to: node.$ref });
  for (const [key, value] of Object.entries(node)) {
    if (isPlain && (DATA.has(key) || key.startsWith('x-'))) continue;
    const place = at + pointerStep(key);
    if (kind === 'schemas' || (isPlain && key === 'schema')) parts.schemas.push({ at: place, schema: value });
    const isMap = isPlain && !Array.isArray(value) && MAPS.has(key);
    collect(value, place, !isMap ? 'object' : at === '#/components' && key === 'schemas' ? 'schemas' : 'map', parts);
  }
}
